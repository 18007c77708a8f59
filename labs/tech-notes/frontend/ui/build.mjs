// Bundles each way as a page.
import path from 'node:path';

import { build } from 'esbuild';

const lab = path.dirname(new URL(import.meta.url).pathname);
for (const way of process.argv.slice(2)) {
  await build({
    entryPoints: [path.join(lab, 'ways', `${way}.tsx`)],
    outfile: `${way}.js`,
    bundle: true,
    minify: true,
    format: 'iife',
    jsx: 'automatic',
    nodePaths: [path.join(lab, 'node_modules')],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
}
