// One static page and one with a React island, built by Astro; and htmx as its package ships it.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const kB = (file) => gzipSync(readFileSync(file)).length / 1000;
const dist = path.resolve('astro/dist');
for (const page of ['index.html', 'island/index.html']) {
  const html = readFileSync(path.join(dist, page), 'utf8');
  // a page names its scripts in src, component-url and renderer-url; their imports are followed below
  const seen = new Set();
  let inline = 0;
  for (const [, code] of html.matchAll(/<script>([^]*?)<\/script>/g))
    inline += gzipSync(code).length / 1000;
  const visit = (file) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const [, next] of readFileSync(file, 'utf8').matchAll(
      /(?:from|import)\s*["'](\.\/[^"']+\.js)["']/g,
    ))
      visit(path.join(path.dirname(file), next));
  };
  for (const [, url] of html.matchAll(
    /(?:src|component-url|renderer-url)="(\/[^"]+\.js)"/g,
  ))
    visit(path.join(dist, url));
  const files = [...seen].reduce((sum, file) => sum + kB(file), 0);
  console.log(
    `astro ${page}`.padEnd(25),
    (files + inline).toFixed(1).padStart(6),
    `(${seen.size} files)`,
  );
}
const htmx = path.resolve('node_modules/htmx.org/dist');
console.log(
  readdirSync(htmx)
    .filter((name) => /^htmx(\.esm)?\.min\.js$/.test(name))
    .join(' '),
);
console.log(
  'htmx.min.js'.padEnd(25),
  kB(path.join(htmx, 'htmx.min.js')).toFixed(1).padStart(6),
);
