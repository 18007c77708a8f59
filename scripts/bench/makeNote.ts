import { hash } from 'node:crypto';

/** One synthetic note in so many executes a sample, as one fence in four does in real ones. */
const EVERY = 10;

function fence(head: string, ...lines: string[]): string[] {
  return ['```' + head, ...lines, '```', ''];
}

/** Words that no other note has, and that compress to little less. */
function words(place: number, count: number): string {
  return Array.from({ length: count }, (_, at) => {
    const drawn = hash('sha256', `${place} ${at}`, 'base64url');
    return drawn.replace(/[^A-Za-z]/g, '').slice(0, 6);
  }).join(' ');
}

/**
 * A seedling of the common make, which passes the checks: prose, a table and six fences of six
 * languages, none like that of another note.
 *
 * @param place - which note it is, from 0
 */
export function makeNote(place: number): string {
  const sample = fence('js run', `console.log('note ${place}');`);
  const diagram = ['flowchart LR', '  accTitle: One way', '  accDescr: From a to b.'];
  return [
    // What the checks want of a note that is not complete.
    ...['---', `title: Note ${place}`, `description: ${words(place, 8)}`],
    ...['kind: concept', 'status: seedling', 'last_verified: 2026-01-01'],
    ...['topics: [synthetic]', '---', ''],
    ...[`The rule is ${words(place, 60)}.`, '', '## How it works', ''],
    ...['Then read [how names are found](../http/dns.md).', ''],
    ...['| Rule | Cost |', '| --- | --- |', `| ${place} | none |`, ''],
    ...fence('ts', `export const key: string = 'note-${place}';`),
    ...fence('tsx', `export const item = <li id="n${place}">{${place}}</li>;`),
    ...fence('json', `{ "id": ${place} }`),
    ...fence('yaml', `id: ${place}`),
    ...fence('bash', `git show note-${place}`),
    ...fence('mermaid', ...diagram, `  a${place} -->|leads to| b${place}`),
    ...(place % EVERY ? [] : [...sample, ...fence('text output', `note ${place}`)]),
  ].join('\n');
}
