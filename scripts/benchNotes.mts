import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Note } from '../src/content/note.ts';
import { parseNote } from '../src/content/parseNote.ts';
import { NO_CACHE, checkNotes, readNotes } from '../src/notes/index.ts';
import { checkSamples } from '../src/samples/index.ts';

const SIZES = [250, 500, 1000, 2000];

/** A note of the common make: six fences of six languages, none like that of another note. */
function makeNote(place: number): Note {
  const fence = (head: string, ...lines: string[]) => ['```' + head, ...lines, '```', ''];
  const source = [
    ...['---', `title: Note ${place}`, '---', ''],
    ...fence('ts', `export const key: string = 'note-${place}';`),
    ...fence('tsx', `export const item = <li id="n${place}">{${place}}</li>;`),
    ...fence('json', `{ "id": ${place} }`),
    ...fence('yaml', `id: ${place}`),
    ...fence('bash', `git show note-${place}`),
    ...fence('mermaid', 'flowchart LR', `  a${place} -->|leads to| b${place}`),
  ].join('\n');
  const file = `docs/synthetic/note-${place}.md`;
  return parseNote({ file, absolutePath: path.resolve(file), source });
}

async function time(work: () => unknown): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

/** Cold with an empty cache, warm with what the cold run has kept. */
async function measure(label: string, makeNotes: () => Note[], root: string) {
  const cacheFolder = mkdtempSync(path.join(tmpdir(), 'bench-notes-'));
  const count = makeNotes().length;
  const check = () => checkSamples(makeNotes(), { root, cacheFolder });
  const cold = await time(check);
  const warm = await time(check);
  const structure = await time(() => checkNotes(makeNotes(), { cache: NO_CACHE }));
  rmSync(cacheFolder, { recursive: true });
  const perNote = (seconds: number) => `${((seconds / count) * 1000).toFixed(1)} ms`;
  console.log(
    [
      label.padEnd(16),
      `samples cold ${cold.toFixed(1)} s (${perNote(cold)} a note)`,
      `warm ${warm.toFixed(2)} s (${perNote(warm)})`,
      `structure cold ${structure.toFixed(1)} s (${perNote(structure)})`,
    ].join('  '),
  );
}

/** `npm run bench:notes [-- sizes]`: the notes that exist, then synthetic ones in growing numbers. */
async function main(root: string, args: readonly string[]): Promise<void> {
  const sizes = args.length > 0 ? args.map(Number) : SIZES;
  await measure(`${readNotes(root).length} notes here`, () => readNotes(root), root);
  for (const size of sizes) {
    const makeNotes = () => Array.from({ length: size }, (_, place) => makeNote(place));
    await measure(`${size} synthetic`, makeNotes, root);
  }
}

await main(process.cwd(), process.argv.slice(2));
