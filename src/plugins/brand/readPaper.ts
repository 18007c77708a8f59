/** The page's background colour, by colour mode. */
export type Paper = { readonly light: string; readonly dark: string };

/**
 * Reads `--ui-paper` for the manifest and `theme-color`, which can't use CSS variables.
 *
 * @param tokens - the stylesheet that sets it, for light mode first
 */
export function readPaper(tokens: string): Paper {
  const colours = tokens.matchAll(/--ui-paper: (#[\da-f]{6});/gi);
  const [light, dark] = [...colours].map(([, colour]) => colour);
  if (light && dark) return { light, dark };
  throw new Error(
    'src/css/tokens.css should set --ui-paper for the light mode and then for the dark one, each as #rrggbb.',
  );
}
