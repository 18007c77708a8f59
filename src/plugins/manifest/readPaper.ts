/** The colour behind everything, by colour mode. */
export type Paper = { readonly light: string; readonly dark: string };

/**
 * Reads `--notes-paper` for what reads no CSS: the manifest, and the browser's own bar.
 *
 * @param tokens - the style sheet that sets it, for the light mode first
 */
export function readPaper(tokens: string): Paper {
  const colours = tokens.matchAll(/--notes-paper: (#[\da-f]{6});/gi);
  const [light, dark] = [...colours].map(([, colour]) => colour);
  if (light && dark) return { light, dark };
  throw new Error(
    'src/css/tokens.css should set --notes-paper for the light mode and then for the dark one, each as #rrggbb.',
  );
}
