// Plants one fault in each of some copies of a note, in memory, and prints what the checks say of each copy.
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { parsePage, readPages } from 'mdx-source';
import { gradeProblems } from 'notes-lint';

import { checkSamplesOf, checkWithoutSamples } from '../../../src/notes/checks.ts';

type Planted = [what: string, from: string, to: string];

const FAULTS: Planted[] = [
  ['the key "description" misspelt', 'description: How', 'descripton: How'],
  ['verified on 30 February', 'last_verified: 2026-11-22', 'last_verified: 2026-02-30'],
  ['the section Pitfalls renamed', '## Pitfalls', '## Traps'],
  ['a table cell emptied', '| no | no | only with a key |', '| no | no | |'],
  ['the description of a diagram left out', '^ +accDescr: The retry.*\n', ''],
  ['a link to a note that does not exist', 'hooks/useEffect.mdx', 'hooks/useEfect.mdx'],
  ['an arrow of a diagram mistyped', '  C->>A: POST, key k1', '  C->>>A: POST, key k1'],
  ['one digit of an output changed', 'charges made: 2\n', 'charges made: 1\n'],
  [
    'a number declared as text',
    'cents: number) {\n  const seen',
    'cents: string) {\n  const seen',
  ],
  ['a column misspelt in SQL', 'RETURNING key;', 'RETURNING kee;'],
  ['the lease no longer asked for', '\n         AND r.lease < now()\n', '\n'],
  ['23 hours changed to 230 in the code', "'23 hours'", "'230 hours'"],
  ['2 hours changed to 20 in the code', "'2 hours'", "'20 hours'"],
  ['section 9.2.2 of RFC 9110 changed to 9.3.2', 'section-9.2.2', 'section-9.3.2'],
  [
    'fifty sessions changed to fifteen in the text',
    'fifty sessions ran',
    'fifteen sessions ran',
  ],
  [
    'PUT declared not idempotent in a table',
    '| PUT, DELETE | no | yes |',
    '| PUT, DELETE | no | no |',
  ],
];

const root = path.resolve(import.meta.dirname, '../../..');
const NOTE = 'docs/tech-notes/api/idempotency.md';
const source = readFileSync(path.join(root, NOTE), 'utf8');

function plant([what, from, to]: Planted): string {
  const pattern = from.startsWith('^') ? new RegExp(from, 'm') : from;
  const planted =
    typeof pattern === 'string'
      ? source.replaceAll(pattern, to)
      : source.replace(pattern, to);
  if (planted === source) throw new Error(`${NOTE} has no place for: ${what}`);
  return planted;
}

function copyOf(text: string, at: number) {
  const file = NOTE.replace('.md', `-${at}.md`);
  return parsePage({ file, absolutePath: path.join(root, file), source: text });
}

const copies = [source, ...FAULTS.map(plant)].map(copyOf);
const all = [...readPages(root), ...copies];
// More time than the site gives, so that a busy machine is not mistaken for a fault.
const limits = { milliseconds: 160_000, checkMilliseconds: 200_000 };
const samples = await checkSamplesOf(root, copies, { limits });
const others = await checkWithoutSamples(root, copies, all);
const faults = gradeProblems([...others, ...samples.problems], all, {});

const faultsOf = (place: number) =>
  faults.filter(
    ({ file, severity }) => file === copies[place]?.file && severity !== 'info',
  );
/** Rules that the unchanged copy breaks too: it repeats a note, and no index links to it. */
const ofAnyCopy = new Set(faultsOf(0).map(({ rule }) => rule));
const saidOf = (place: number) =>
  faultsOf(place).filter(({ rule }) => !ofAnyCopy.has(rule));
const shorten = (text: string) =>
  text.replace(/\s+/g, ' ').replace(/^(.{90}\S*) .*$/, '$1 …');

console.log(`unchanged copy, left out below: ${[...ofAnyCopy].join(', ')}\n`);
let reported = 0;
for (const [place, [what]] of FAULTS.entries()) {
  const said = saidOf(place + 1);
  if (said.length > 0) reported += 1;
  console.log(what);
  if (said.length === 0) console.log('    nothing');
  for (const { rule, severity, message } of said)
    console.log(`    ${rule} (${severity}): ${shorten(message)}`);
}
console.log(`\n${FAULTS.length} planted, ${reported} reported`);
process.exit(0);
