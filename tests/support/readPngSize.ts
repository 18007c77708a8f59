import { readFileSync } from 'node:fs';

/** Width and height of a PNG, as in `192x192`, from the first fields of its first chunk (PNG 3, 11.2.1). */
export function readPngSize(file: string): string {
  const png = readFileSync(file);
  if (png.toString('latin1', 1, 4) !== 'PNG') throw new Error(`${file} is no PNG.`);
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}
