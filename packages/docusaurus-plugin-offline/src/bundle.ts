import { build } from 'esbuild';

/**
 * Bundles a script or a style sheet that isn't part of the site's own bundle.
 *
 * @param entry - its file
 * @param define - names that the script declares, with the source of their values
 * @returns the minified text, which is safe to inline in an HTML document
 * @throws the bundler's error if it doesn't build
 */
export async function bundle(
  entry: string,
  define: Record<string, string> = {},
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    target: 'es2022',
    legalComments: 'none',
    define,
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}
