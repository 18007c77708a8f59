import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** The parts that may grow with the number of notes. */
export const PARTS = ['html of a note', 'main bundle', 'list of scripts', 'sidebar data'];

/**
 * Measures the parts, in bytes after Brotli compression.
 *
 * @param build - a built site
 * @param note - path of a note, relative to the site's root
 */
export function weighParts(build: string, note: string): string[] {
  const read = (file: string) => readFileSync(path.join(build, file), 'utf8');
  const scripts = readdirSync(path.join(build, 'assets/js'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => `assets/js/${name}`);
  const main = scripts.filter((file) => file.includes('/main.'));
  const list = scripts.filter((file) => file.includes('/runtime~main.'));
  const sidebars = scripts.filter(
    (file) => !main.includes(file) && read(file).includes('"docsSidebars":'),
  );
  return [[`${note}/index.html`], main, list, sidebars].map((files) =>
    String(files.reduce((sum, file) => sum + brotliCompressSync(read(file)).length, 0)),
  );
}
