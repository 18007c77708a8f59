import { build } from 'esbuild';

/**
 * Bundles a script or a style sheet that isn't part of the site's own bundle.
 *
 * @param entry - its file
 * @param constants - names that the script declares, with their values
 * @returns the minified text, which is safe to inline in an HTML document
 * @throws the bundler's error if it doesn't build
 */
export async function bundle(
  entry: string,
  constants: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const values = Object.entries(constants).map(([name, value]) => [
    name,
    JSON.stringify(value),
  ]);
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    jsx: 'automatic',
    legalComments: 'none',
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env': '{}',
      ...(Object.fromEntries(values) as Record<string, string>),
    },
  });
  return (outputFiles[0]?.text ?? '').trim().replaceAll('</script', '<\\/script');
}
