import { createHash } from 'node:crypto';
import path from 'node:path';

import { type Note, parseNote } from '../../src/notes/index.ts';

/** One synthetic note in so many executes a sample, as one fence in four does in real ones. */
const EVERY = 10;

function fence(head: string, ...lines: string[]): string[] {
  return ['```' + head, ...lines, '```', ''];
}

function prose(place: number): string[] {
  const sentence = (at: number) =>
    `Rule ${at} of note ${place} keeps an answer until its term ends and asks again then.`;
  const paragraph = Array.from({ length: 8 }, (_, at) => sentence(at)).join(' ');
  return ['## How it works', '', paragraph, '', '## Trade-offs', '', paragraph, ''];
}

function run(place: number): string[] {
  const sample = fence('js run', `console.log('note ${place}');`);
  return [...sample, ...fence('text output', `note ${place}`)];
}

/** A description unlike that of any other note: what is alike compresses to nothing. */
function describe(place: number): string {
  return createHash('sha256').update(String(place)).digest('base64url');
}

/**
 * A note of the common make: prose, a table and six fences of six languages, none like that of
 * another note.
 *
 * @param place - which note it is, from 0
 */
export function makeNote(place: number): Note {
  const source = [
    ...['---', `title: Note ${place}`, `description: ${describe(place)}`, '---', ''],
    ...prose(place),
    ...['| Rule | Cost |', '| --- | --- |', `| ${place} | none |`, ''],
    ...fence('ts', `export const key: string = 'note-${place}';`),
    ...fence('tsx', `export const item = <li id="n${place}">{${place}}</li>;`),
    ...fence('json', `{ "id": ${place} }`),
    ...fence('yaml', `id: ${place}`),
    ...fence('bash', `git show note-${place}`),
    ...fence('mermaid', 'flowchart LR', `  a${place} -->|leads to| b${place}`),
    ...(place % EVERY === 0 ? run(place) : []),
  ].join('\n');
  const file = `docs/synthetic/note-${place}.md`;
  return parseNote({ file, absolutePath: path.resolve(file), source });
}
