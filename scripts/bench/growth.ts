import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Bytes (brotli) of the parts of a build that may grow with the number of notes. */
export type Growth = Readonly<Record<string, number>>;

const compressed = (text: string) => brotliCompressSync(text).length;

function readScripts(build: string): { name: string; text: string }[] {
  const folder = path.join(build, 'assets/js');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') }));
}

/** Modules that end up in the main bundle, each compressed alone; `src/plugins/lean` writes them. */
const GENERATED = {
  'of it routes': 'table.json',
  'of it loaders': 'registry.js',
  'of it global data': 'globalData.json',
};

/**
 * Weighs what may grow in a built copy of the site.
 *
 * @param copy - with `build` and the generated files
 * @param note - address of a note, below the site's root
 */
export function weighGrowth(copy: string, note: string): Growth {
  const build = path.join(copy, 'build');
  const scripts = readScripts(build);
  const sum = (isWanted: (script: { name: string; text: string }) => boolean) =>
    scripts.filter(isWanted).reduce((bytes, { text }) => bytes + compressed(text), 0);
  const generated = Object.entries(GENERATED).map(([label, file]) => {
    const text = readFileSync(path.join(copy, '.docusaurus/lean', file), 'utf8');
    return [label, compressed(text)] as const;
  });
  const file = (name: string) => compressed(readFileSync(path.join(build, name), 'utf8'));
  return {
    'html of a note': file(`${note}/index.html`),
    'main bundle': sum(({ name }) => name.startsWith('main.')),
    ...Object.fromEntries(generated),
    'list of scripts': sum(({ name }) => name.startsWith('runtime~main.')),
    'sidebar data': sum(
      ({ name, text }) => !name.startsWith('main.') && text.includes('"docsSidebars":'),
    ),
  };
}
