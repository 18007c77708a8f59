// Bytes of the component and of what a live code block loads, and the component as the server draws it.
import path from 'node:path';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';

import { build } from 'esbuild';

const root = path.resolve(import.meta.dirname, '../../..');
const gzipped = (contents) => gzipSync(contents, { level: 9 }).length;

/** What React and Docusaurus give every page stays outside. */
const GIVEN = ['react', 'react-dom', 'react/*', 'react-dom/*', '@docusaurus/*', 'clsx'];

async function bundle(entry, { external = GIVEN, ...options } = {}) {
  const { outputFiles } = await build({
    entryPoints: [path.join(root, entry)],
    outdir: 'out',
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
    external,
    ...options,
  });
  return outputFiles;
}

const row = (name, bytes) =>
  console.log(`${name.padEnd(44)} ${String(bytes).padStart(7)} bytes`);
const script = (files) =>
  gzipped(files.find(({ path: name }) => name.endsWith('.js')).contents);

console.log(
  '== Gzipped, level 9; React, Docusaurus and clsx left out where the page has them',
);
const own = await bundle('blog/mdx-blog-post/TokenBucket/index.tsx');
row('own component, script', script(own));
row(
  'own component, styles',
  gzipped(own.find(({ path: name }) => name.endsWith('.css')).contents),
);
row(
  'editor of a live block, script',
  script(await bundle('src/components/LiveBlock/Editor.tsx')),
);
row(
  'frame of a live block, React and compiler in it',
  script(await bundle('src/plugins/live-frame/frame/main.tsx', { external: [] })),
);

const STUBS = {
  '@docusaurus/useIsBrowser': 'export default () => false;',
  '@docusaurus/Translate': `export default ({ children }) => children;
    export const translate = ({ message }, values = {}) =>
      message.replace(/\\{(\\w+)\\}/g, (_, name) => values[name]);`,
};
const stubs = {
  name: 'stubs',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^@docusaurus\// }, (found) => ({
      path: found.path,
      namespace: 'stub',
    }));
    onLoad({ filter: /./, namespace: 'stub' }, (found) => ({
      contents: STUBS[found.path],
    }));
  },
};
const drawn = await bundle('blog/mdx-blog-post/TokenBucket/index.tsx', {
  external: ['react', 'react/*'],
  format: 'cjs',
  minify: false,
  plugins: [stubs],
});
const code = drawn.find(({ path: name }) => name.endsWith('.js')).text;
const require = createRequire(path.join(root, 'package.json'));
const module = { exports: {} };
new Function('module', 'exports', 'require', code)(module, module.exports, require);
const { createElement } = require('react');
const { renderToStaticMarkup } = require('react-dom/server');
const html = renderToStaticMarkup(
  createElement(module.exports.default, { size: 3, perSecond: 1 }),
);

console.log('\n== The component as the server draws it, size 3, one token a second');
console.log('elements:', html.match(/<\w/g).length);
console.log(
  'inputs, of them disabled:',
  html.match(/<input/g).length,
  html.match(/disabled/g).length,
);
console.log('live region:', /<output[^>]*>([^<]*)/.exec(html)[1]);
const text = html.replace(/.*<ol/s, '<ol').replace(/<output.*/s, '');
const moments = text.split('</li>').map((part) => part.replace(/<[^>]+>/g, ' ').trim());
console.log('text of the chart:', moments.join('  ').replace(/ (?=[●×])/g, ''));

const { truncate } = require('@docusaurus/plugin-content-blog/lib/blogUtils.js');
console.log(
  '\n== What Docusaurus keeps of a post for the list, import above and below the marker',
);
const MARKER = /\{\/\* truncate \*\/\}/;
const line = "import Demo from './Demo';";
const above = `${line} Opening. {/* truncate */} <Demo />`;
const below = `Opening. {/* truncate */} ${line} <Demo />`;
console.log(`above: ${truncate(above, MARKER)}`);
console.log(`below: ${truncate(below, MARKER)}`);
