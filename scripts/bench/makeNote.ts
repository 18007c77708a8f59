import { createHash } from 'node:crypto';

/** One synthetic note in so many executes a sample, as one fence in four does in real ones. */
const EVERY = 10;

function fence(head: string, ...lines: string[]): string[] {
  return ['```' + head, ...lines, '```', ''];
}

function writeProse(place: number): string[] {
  const sentence = (at: number) =>
    `Rule ${at} of note ${place} keeps an answer until its term ends and asks again then.`;
  const paragraph = Array.from({ length: 8 }, (_, at) => sentence(at)).join(' ');
  return ['## How it works', '', paragraph, '', '## Trade-offs', '', paragraph, ''];
}

/**
 * A note of the common make: prose, a table and six fences of six languages, none like that of
 * another note. Descriptions are random: what is alike compresses to nothing.
 *
 * @param place - which note it is, from 0
 */
export function makeNote(place: number): string {
  const words = createHash('sha256').update(String(place)).digest('base64url');
  const sample = fence('js run', `console.log('note ${place}');`);
  return [
    ...['---', `title: Note ${place}`, `description: ${words}`, '---', ''],
    ...writeProse(place),
    ...['| Rule | Cost |', '| --- | --- |', `| ${place} | none |`, ''],
    ...fence('ts', `export const key: string = 'note-${place}';`),
    ...fence('tsx', `export const item = <li id="n${place}">{${place}}</li>;`),
    ...fence('json', `{ "id": ${place} }`),
    ...fence('yaml', `id: ${place}`),
    ...fence('bash', `git show note-${place}`),
    ...fence('mermaid', 'flowchart LR', `  a${place} -->|leads to| b${place}`),
    ...(place % EVERY ? [] : [...sample, ...fence('text output', `note ${place}`)]),
  ].join('\n');
}
