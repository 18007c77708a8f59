import { PurgeCSS } from 'purgecss';

/** Names that code builds from parts, so that no text holds them whole. */
const BUILT_NAMES = [/^alert--/, /^theme-admonition/, /^col--/, /^language-/];

/**
 * Takes the rules out of a style sheet that no page can use.
 *
 * @param css - the style sheet
 * @param texts - everything a class, id or element name could stand in: scripts and drawings
 * @returns the style sheet without them; custom properties that nothing reads go too
 */
export async function purge(css: string, texts: readonly string[]): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content: texts.map((raw) => ({ raw, extension: 'js' })),
    safelist: { standard: BUILT_NAMES, variables: [/^--notes-/] },
    variables: true,
    keyframes: true,
  });
  if (!result) throw new Error('PurgeCSS gave no style sheet back.');
  return result.css;
}
