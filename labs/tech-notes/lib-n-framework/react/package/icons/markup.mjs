// What icons of two sets render: hidden or told, and what a 600-icon page weighs inline and from a sprite.
import { createRequire } from 'node:module';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const [folder = ''] = process.argv.slice(2);
const require = createRequire(path.join(folder, 'x.js'));
const { createElement: h } = require('react');
const { renderToStaticMarkup } = require('react-dom/server');
const { Trash2 } = require('lucide-react');
const { TrashIcon } = require('@heroicons/react/24/outline');

const tag = (node) =>
  /<svg[^>]*>/
    .exec(renderToStaticMarkup(node))[0]
    .replace(/ (class|xmlns|d)="[^"]*"/g, '');
console.log('Lucide                  ', tag(h(Trash2)));
console.log('Lucide, aria-label      ', tag(h(Trash2, { 'aria-label': 'Deleted' })));
console.log('Heroicons               ', tag(h(TrashIcon)));
console.log(
  'Heroicons, title        ',
  tag(h(TrashIcon, { title: 'Deleted', titleId: 't' })),
);
console.log('Heroicons, aria-label   ', tag(h(TrashIcon, { 'aria-label': 'Deleted' })));

const count = 600;
const icon = renderToStaticMarkup(h(Trash2));
const used =
  '<svg width="24" height="24" aria-hidden="true"><use href="/icons.svg#trash"/></svg>';
for (const [name, html] of [
  ['inline', icon.repeat(count)],
  ['sprite', used.repeat(count)],
]) {
  const elements = html.match(/<[a-z]/g).length;
  console.log(
    `${count} ${name}`.padEnd(24),
    `${(html.length / 1000).toFixed(1)} kB,`,
    `${(gzipSync(html, { level: 9 }).length / 1000).toFixed(1)} kB gzipped, ${elements} elements`,
  );
}
