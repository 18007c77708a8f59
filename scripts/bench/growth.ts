import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** What may grow with the number of notes. */
export const PARTS = ['html of a note', 'main bundle', 'list of scripts', 'sidebar data'];

/**
 * Weighs the parts, in bytes of brotli.
 *
 * @param build - a built site
 * @param note - address of a note, below the site's root
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
