import { build } from 'esbuild';

/**
 * Bundles a script or a style sheet for a page outside of the site's own bundle.
 *
 * @param entry - its file
 * @param constants - names that the script declares, with their values
 * @returns its text, minified
 */
export async function bundle(
  entry: string,
  constants: Readonly<Record<string, unknown>> = {},
): Promise<string> {
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
      ...Object.fromEntries(
        Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
      ),
    },
  });
  return (outputFiles[0]?.text ?? '').trim().replaceAll('</script', '<\\/script');
}
