// Bytes of some exports, bundled for production and gzipped, without React itself.
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import { build } from 'esbuild';

/**
 * @param {string} source - an ES module that re-exports what is used
 * @param {string} folder - where packages are looked up
 * @returns {Promise<string>} kilobytes (1,000 bytes) at gzip level 9, and bytes
 */
export async function bundleSize(source, folder) {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: path.resolve(folder) },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
    define: {
      'process.env.NODE_ENV': '"production"',
      'import.meta.env': '{"MODE":"production"}',
    },
  });
  const bytes = gzipSync(outputFiles[0].contents, { level: 9 }).length;
  return `${(bytes / 1000).toFixed(1).padStart(6)} kB ${String(bytes).padStart(7)} bytes`;
}
