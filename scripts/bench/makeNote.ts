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
  const next = 'Then read [how names are found](../http/dns.md).';
  return ['## How it works', '', paragraph, '', '## Trade-offs', '', next, ''];
}

/** What the checks want of a note that is not complete. */
function writeHead(place: number): string[] {
  // Random: what is alike compresses to nothing.
  const words = createHash('sha256').update(String(place)).digest('base64url');
  const facts = ['kind: concept', 'status: seedling', 'last_verified: 2026-01-01'];
  const names = [`title: Note ${place}`, `description: ${words}`];
  return ['---', ...names, ...facts, 'topics: [synthetic]', '---', ''];
}

/**
 * A seedling of the common make, which passes the checks: prose, a table and six fences of six
 * languages, none like that of another note.
 *
 * @param place - which note it is, from 0
 */
export function makeNote(place: number): string {
  const sample = fence('js run', `console.log('note ${place}');`);
  return [
    ...writeHead(place),
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
