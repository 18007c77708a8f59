// How js-yaml 4, js-yaml 5 and yaml read the same.
import { readFileSync } from 'node:fs';

import * as js4 from 'js-yaml4';
import * as js5 from 'js-yaml5';
import { parse, parseDocument } from 'yaml';

const load4 = (js4.default ?? js4).load;
const load5 = (js5.default ?? js5).load ?? js5.load;
const written = ['no', 'on', '012', '1e3', '12:30:45', '~', '1.10', '2026-11-21', '0o12'];
const readers = {
  'js-yaml 4': load4,
  'js-yaml 5': load5,
  'yaml as 1.1': (text) => parse(text, { version: '1.1' }),
  'yaml as 1.2': (text) => parse(text, { version: '1.2' }),
};

function show(load, text) {
  try {
    const value = load(text);
    return value instanceof Date ? 'Date' : JSON.stringify(value);
  } catch (error) {
    return String(error.message).split('\n')[0];
  }
}
const row = (cells) =>
  console.log(
    cells
      .map((cell) => cell.padEnd(16))
      .join('')
      .trimEnd(),
  );

row(['written', ...Object.keys(readers)]);
for (const text of written) {
  row([text, ...Object.values(readers).map((load) => show(load, text))]);
}
console.log('\n== The quoted file, by each of them');
const after = readFileSync('after.yaml', 'utf8');
for (const [name, load] of Object.entries(readers)) row([name, show(load, after)]);

console.log('\n== %YAML 1.2 above "no", and the merge key');
const merge = 'base: &base { a: 1 }\njob:\n  <<: *base\n';
for (const [name, load] of Object.entries(readers)) {
  row([name, show(load, '%YAML 1.2\n---\nno\n'), show(load, merge)]);
}
row(['yaml as 1.1, directive 1.2', show(readers['yaml as 1.1'], '%YAML 1.2\n---\nno\n')]);

console.log('\n== The bomb');
const bomb = readFileSync('bomb.yaml', 'utf8');
for (const [name, load] of Object.entries(readers)) {
  const began = performance.now();
  let said = 'loaded';
  try {
    load(bomb);
  } catch (error) {
    said = error.message.split('\n')[0];
  }
  row([name, `${said}, ${performance.now() - began < 1000 ? 'at once' : 'slowly'}`]);
}
console.log("\n== yaml's compat: 'yaml-1.1' warns about");
for (const text of ['no', '12:30:45', '012', '1.10', '2026-11-21']) {
  const { warnings } = parseDocument(text, { compat: 'yaml-1.1' });
  row([text, warnings.length > 0 ? 'warns' : 'silent']);
}
