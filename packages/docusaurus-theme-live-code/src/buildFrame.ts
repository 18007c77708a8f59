import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { bundle } from './bundle.ts';
import { formatDirectives, frameDirectives } from 'docusaurus-plugin-csp';

const FOLDER = path.join(__dirname, 'frame');

/**
 * Builds the page in which live code runs: one HTML file that loads nothing, so that its policy
 * can forbid every source. The script is inline, as an opaque origin matches no `'self'`.
 *
 * @returns the document
 * @throws the bundler's error when the frame's code does not build
 */
export async function buildFrame(): Promise<string> {
  const [script, style] = await Promise.all([
    bundle(path.join(FOLDER, 'main.tsx')),
    readFile(path.join(FOLDER, 'frame.css'), 'utf8'),
  ]);
  const policy = formatDirectives(frameDirectives(script));
  return `<!doctype html><html lang="en"><head><meta charset="UTF-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="robots" content="noindex"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Preview of live code</title><style>${style}</style></head><body><div id="root"></div><script>${script}</script></body></html>`;
}
