import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { build, stop } from 'esbuild';

const FOLDER = path.join(__dirname, 'frame');

/**
 * Builds the page that runs live code: one self-contained HTML file, so that its policy can forbid
 * every source. The script is inline because `'self'` never matches an opaque origin.
 *
 * @returns the document
 * @throws the bundler's error if the frame's code doesn't build
 */
export async function buildFrame(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(FOLDER, 'main.tsx')],
    bundle: true,
    write: false,
    minify: true,
    target: 'es2022',
    jsx: 'automatic',
    legalComments: 'none',
  });
  await stop(); // otherwise its process would keep 35 MB for as long as the site is served
  const script = outputFiles.map(({ text }) => text.trim()).join('');
  const style = await readFile(path.join(FOLDER, 'frame.css'), 'utf8');
  const hash = createHash('sha256').update(script).digest('base64');
  const policy = `default-src 'none'; script-src 'sha256-${hash}' 'unsafe-eval'; style-src 'unsafe-inline'; img-src data:`;
  return `<!doctype html><html lang="en"><head><meta charset="UTF-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="robots" content="noindex"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Preview of live code</title><style>${style}</style></head><body><div id="root"></div><script>${script}</script></body></html>`;
}
