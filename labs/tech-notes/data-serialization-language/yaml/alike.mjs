// Does the note's list of unquoted scalars hold? Every string of up to four characters from a small set, and the
// words of 1.1 in three spellings: what the list lets pass is read by each parser, and the readings are compared.
//   node alike.mjs make NOTE   writes alike.yaml
//   node alike.mjs compare     compares it with what the others wrote
import { readFileSync, writeFileSync } from 'node:fs';

import * as js4 from 'js-yaml4';
import * as js5 from 'js-yaml5';
import { parse } from 'yaml';

const [task, note] = process.argv.slice(2);

if (task === 'make') {
  const list = /const ALIKE = (\[[\s\S]*?\n\]);/.exec(readFileSync(note, 'utf8'))[1];
  const alike = new Function(`return ${list}`)();
  const tried = [
    'true',
    'false',
    'null',
    'inf',
    'nan',
    'none',
    'yes',
    'off',
    'España',
    '中文',
    'a b',
    'infinity',
  ];
  for (const word of [...tried])
    tried.push(word.toUpperCase(), word[0].toUpperCase() + word.slice(1));
  let grown = [''];
  for (let length = 0; length < 4; length += 1) {
    grown = grown.flatMap((start) =>
      [...'018.-_+exnoyé~:='].map((letter) => start + letter),
    );
    tried.push(...grown);
  }
  const passed = tried.filter((text) => alike.some((form) => form.test(text)));
  writeFileSync('alike.yaml', passed.map((text) => `- ${text}\n`).join(''));
  console.log(`${tried.length} strings tried, ${passed.length} pass the list`);
} else {
  const text = readFileSync('alike.yaml', 'utf8');
  const written = text.split('\n').map((line) => line.slice(2));
  const json = (value) => JSON.parse(JSON.stringify(value));
  const readings = {
    'yaml as 1.1': json(parse(text, { version: '1.1' })),
    'js-yaml 4': json((js4.default ?? js4).load(text)),
    'js-yaml 5': json((js5.default?.load ?? js5.load)(text)),
  };
  for (const name of ['PyYAML', 'ruamel 1.1', 'ruamel 1.2', "Go's yaml.v3"]) {
    readings[name] = JSON.parse(readFileSync(`${name}.json`, 'utf8'));
  }
  const mine = json(parse(text, { version: '1.2' }));
  for (const [name, values] of Object.entries(readings)) {
    const other = written.filter((_, n) => values[n] !== mine[n]);
    console.log(
      `${name.padEnd(14)}${values.length} read, ${other.length} unlike yaml as 1.2 ${other.slice(0, 5)}`.trim(),
    );
  }
}
