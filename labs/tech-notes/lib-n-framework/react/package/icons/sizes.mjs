// What icons add to a page, minified and gzipped, without React: node sizes.mjs FOLDER-OF-PACKAGES
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import { build } from 'esbuild';

import { bundleSize } from '../../../../../shared/bundleSize.mjs';

const [part = '', folder = ''] = process.argv.slice(2);
const line = (name, size) => console.log(name.padEnd(44), size);
const LUCIDE = ['House', 'Search', 'Trash2', 'Settings', 'ArrowLeft'];
const HERO = [
  'HomeIcon',
  'MagnifyingGlassIcon',
  'TrashIcon',
  'Cog6ToothIcon',
  'ArrowLeftIcon',
];
const FA = ['faHouse', 'faMagnifyingGlass', 'faTrash', 'faGear', 'faArrowLeft'];
const MATERIAL = ['home', 'search', 'delete', 'settings', 'arrow_back'];

if (part === 'sets') {
  const from = (names, where) => `export { ${names.join(', ')} } from '${where}';`;
  line(
    'Lucide, one icon',
    await bundleSize(from(LUCIDE.slice(2, 3), 'lucide-react'), folder),
  );
  line('Lucide, five icons', await bundleSize(from(LUCIDE, 'lucide-react'), folder));
  line(
    'Heroicons, five icons',
    await bundleSize(from(HERO, '@heroicons/react/24/outline'), folder),
  );
  const paths = MATERIAL.map((name) => {
    const svg = readFileSync(
      path.join(folder, `node_modules/@material-symbols/svg-400/outlined/${name}.svg`),
      'utf8',
    );
    return `export const ${name}_path = ${JSON.stringify(/ d="([^"]+)"/.exec(svg)?.[1])};`;
  });
  const own = `import { createElement as h } from 'react';
    export const Icon = ({ d, ...rest }) => h('svg', { viewBox: '0 -960 960 960', width: 24, height: 24,
      fill: 'currentColor', 'aria-hidden': true, ...rest }, h('path', { d }));`;
  line(
    'Material Symbols, five paths, own component',
    await bundleSize(own + paths.join(''), folder),
  );
  const fa = `export { FontAwesomeIcon } from '@fortawesome/react-fontawesome';`;
  line(
    'Font Awesome, five icons and its component',
    await bundleSize(fa + from(FA, '@fortawesome/free-solid-svg-icons'), folder),
  );
  const free = path.join(folder, 'node_modules/@fortawesome/fontawesome-free');
  const css = ['fontawesome.min.css', 'solid.min.css'].map((name) =>
    readFileSync(path.join(free, 'css', name)),
  );
  const cssBytes = gzipSync(Buffer.concat(css), { level: 9 }).length;
  const fontBytes = statSync(path.join(free, 'webfonts/fa-solid-900.woff2')).size;
  line(
    'Font Awesome as a font, solid: CSS and woff2',
    `${((cssBytes + fontBytes) / 1000).toFixed(1).padStart(6)} kB ${String(cssBytes + fontBytes).padStart(7)} bytes`,
  );
}

if (part === 'imports') {
  line(
    'import { Trash2 }',
    await bundleSize(`export { Trash2 } from 'lucide-react';`, folder),
  );
  line(
    'import one file, lucide-react/icons/trash-2',
    await bundleSize(`export { default } from 'lucide-react/icons/trash-2';`, folder),
  );
  line(
    'import * as all, all.Trash2',
    await bundleSize(
      `import * as all from 'lucide-react'; export default all.Trash2;`,
      folder,
    ),
  );
  line(
    'import * as all, all[name]',
    await bundleSize(
      `import * as all from 'lucide-react'; export default (name) => all[name];`,
      folder,
    ),
  );
  line(
    'import { icons }, icons[name]',
    await bundleSize(
      `import { icons } from 'lucide-react'; export default (name) => icons[name];`,
      folder,
    ),
  );
  await build({
    stdin: {
      contents: `export { DynamicIcon } from 'lucide-react/dynamic';`,
      resolveDir: folder,
    },
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    outdir: path.join(folder, 'dynamic'),
    external: ['react', 'react-dom', 'react/*'],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const files = readdirSync(path.join(folder, 'dynamic'));
  const entry = gzipSync(readFileSync(path.join(folder, 'dynamic/stdin.js')), {
    level: 9,
  }).length;
  line(
    `DynamicIcon: first file, of ${files.length} files`,
    `${(entry / 1000).toFixed(1).padStart(6)} kB ${String(entry).padStart(7)} bytes`,
  );
}
