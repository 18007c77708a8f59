import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const compressed = (text: string) => brotliCompressSync(text).length;

/**
 * Weighs what may grow with the number of notes, in bytes of brotli.
 *
 * @param build - a built site
 * @param note - address of a note, below the site's root
 */
export function weighGrowth(build: string, note: string): Record<string, number> {
  const read = (name: string) => readFileSync(path.join(build, name), 'utf8');
  const scripts = readdirSync(path.join(build, 'assets/js'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, text: read(`assets/js/${name}`) }));
  const sum = (isWanted: (script: { name: string; text: string }) => boolean) =>
    scripts.filter(isWanted).reduce((bytes, { text }) => bytes + compressed(text), 0);
  return {
    'html of a note': compressed(read(`${note}/index.html`)),
    'main bundle': sum(({ name }) => name.startsWith('main.')),
    'list of scripts': sum(({ name }) => name.startsWith('runtime~main.')),
    'sidebar data': sum(
      ({ name, text }) => !name.startsWith('main.') && text.includes('"docsSidebars":'),
    ),
  };
}
