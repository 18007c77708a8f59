import { readFileSync } from 'node:fs';
import { createSearch } from './packages/docusaurus-theme-search/src/engine/createSearch.ts';
const { notes, headings, files } = JSON.parse(readFileSync('/tmp/index.json', 'utf8'));
const map = new Map<string, string>(files);
const search = createSearch(notes, headings, async (f: string) => JSON.parse(map.get(f)!));
const address = (n: number) => `/${notes.notes[n].path.replace(/\/$/, '')}`;
const plain = (a: string) => decodeURI(a).replace(/(.)\/$/, '$1');
const golden = JSON.parse(readFileSync('tests/content/golden.json', 'utf8'));
const stats = new Map<string, number[]>();
const worse: string[] = [];
const out: Record<string, number> = {};
for (const { kind, query, expect } of golden) {
  const hits = (await search(query).full()).hits.map((h) => address(h.note));
  const wanted = expect.map(plain);
  const place = hits.findIndex((h) => wanted.includes(h));
  const recall = wanted.filter((w: string) => hits.slice(0, 10).includes(w)).length / Math.min(10, wanted.length);
  const s = stats.get(kind) ?? stats.set(kind, [0, 0, 0, 0]).get(kind)!;
  s[0]!++; s[1]! += recall; s[2]! += place < 0 ? 0 : 1 / (place + 1); s[3]! += place === 0 ? 1 : 0;
  out[kind + '|' + query] = place;
}
for (const [k, [n, r, m, f]] of stats) console.log(k.padEnd(12), n, 'recall', (r! / n!).toFixed(3), 'mrr', (m! / n!).toFixed(3), 'first', (f! / n!).toFixed(3));
import { writeFileSync, existsSync } from 'node:fs';
if (process.argv[2] === 'save') writeFileSync('/tmp/golden-before.json', JSON.stringify(out));
else if (existsSync('/tmp/golden-before.json')) {
  const b = JSON.parse(readFileSync('/tmp/golden-before.json', 'utf8'));
  const rank = (p: number) => (p < 0 ? 99 : p);
  let up = 0, down = 0;
  for (const k in out) { if (rank(out[k]!) > rank(b[k])) { down++; console.log('worse', k, b[k], '->', out[k]); } else if (rank(out[k]!) < rank(b[k])) up++; }
  console.log('better', up, 'worse', down);
}
for (const q of ['rate limiting', 'norway problem', 'do i need an effect', 'hash map two numbers', '卡耐基', 'k8s', 'postgres', 'zxcvbn qwop', 'debounce', 'retry', 'useefect cleanup', 'connection pool', 'cors preflight', 'floating point money', 'timezone', 'docker healthcheck', 'jwt refresh rotation', 'n+1', 'hydration mismatch']) {
  const { hits, mistyped } = await search(q).full(); if (mistyped.length) console.log('mistyped', mistyped);
  console.log(q, '=>', hits.slice(0, 5).map((h) => notes.notes[h.note].title + ' ' + h.score.toFixed(2)).join(' | '));
}
