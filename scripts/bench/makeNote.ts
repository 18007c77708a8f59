import { hash } from 'node:crypto';

/** Every nth synthetic note runs a sample; in real notes, one fence in four does. */
const EVERY = 10;

function fence(head: string, ...lines: string[]): string[] {
  return ['```' + head, ...lines, '```', ''];
}

/** Words that no other note contains, and that hardly compress. */
function words(place: number, count: number): string {
  return Array.from({ length: count }, (_, at) => {
    const drawn = hash('sha256', `${place} ${at}`, 'base64url');
    return drawn.replace(/[^A-Za-z]/g, '').slice(0, 6);
  }).join(' ');
}

/**
 * A typical seedling, which passes the checks: prose, a table and six fences in six languages, all
 * different from those in other notes.
 *
 * @param place - the note's index, starting at 0
 */
export function makeNote(place: number): string {
  const sample = fence('js run', `console.log('note ${place}');`);
  const diagram = ['flowchart LR', '  accTitle: One way', '  accDescr: From a to b.'];
  return [
    // What the checks require of an incomplete note.
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
