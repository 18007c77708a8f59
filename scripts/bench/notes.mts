import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import {
  checkNotes,
  checkSamples,
  NO_CACHE,
  type Note,
  readNotes,
} from '../../src/notes/index.ts';
import { makeNote } from './makeNote.ts';

const SIZES = [250, 500, 1000, 2000];

/** Seconds of one size of site. */
type Row = {
  readonly label: string;
  readonly count: number;
  readonly cold: number;
  readonly warm: number;
  readonly structure: number;
};

const HEADS = [
  'notes',
  'samples cold',
  'a note',
  'each further',
  'warm',
  'a note',
  'structure cold',
  'a note',
];

async function time(work: () => unknown): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

/** Cold with an empty cache, warm with what the cold run has kept. */
async function measure(label: string, notes: () => Note[], root: string): Promise<Row> {
  const cacheFolder = mkdtempSync(path.join(tmpdir(), 'bench-notes-'));
  const check = () => checkSamples(notes(), { root, cacheFolder });
  const cold = await time(check);
  const warm = await time(check);
  const structure = await time(() => checkNotes(notes(), { cache: NO_CACHE }));
  rmSync(cacheFolder, { recursive: true });
  return { label, count: notes().length, cold, warm, structure };
}

const inSeconds = (seconds: number) => `${seconds.toFixed(2)} s`;
const inMilliseconds = (seconds: number) => `${(seconds * 1000).toFixed(1)} ms`;

function perFurtherNote(row: Row, before: Row): number {
  return (row.cold - before.cold) / (row.count - before.count);
}

function print(row: Row, before: Row | undefined): void {
  const { label, count, cold, warm, structure } = row;
  const cells = [
    ...[label, inSeconds(cold), inMilliseconds(cold / count)],
    before ? inMilliseconds(perFurtherNote(row, before)) : '',
    ...[inSeconds(warm), inMilliseconds(warm / count)],
    ...[inSeconds(structure), inMilliseconds(structure / count)],
  ];
  console.log(cells.map((cell) => cell.padStart(15)).join(''));
}

/** Growth from the first to the last size: 1 is linear, less is better. */
function printGrowth(rows: readonly Row[]): void {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last || rows.length < 2) return;
  const size = last.count / first.count;
  const cold = last.cold / first.cold / size;
  const structure = last.structure / first.structure / size;
  console.log(
    `${size} times the notes: samples ${cold.toFixed(2)}, structure ${structure.toFixed(2)} of ${size} times the time`,
  );
}

/** The command an author waits for, on the site as it is, when nothing has changed. */
async function printWarmCommand(root: string): Promise<void> {
  const lint = () =>
    execFileSync('npm', ['run', 'lint:notes'], { cwd: root, stdio: 'ignore' });
  lint();
  const seconds = await time(lint);
  console.log(`npm run lint:notes, nothing changed: ${inSeconds(seconds)} in all`);
}

/** `npm run bench:notes [-- sizes]`: the notes that exist, then synthetic ones in growing numbers. */
async function main(root: string, args: readonly string[]): Promise<void> {
  const sizes = args.length > 0 ? args.map(Number) : SIZES;
  console.log(HEADS.map((head) => head.padStart(15)).join(''));
  const here = readNotes(root).length;
  print(await measure(`${here} here`, () => readNotes(root), root), undefined);
  const rows: Row[] = [];
  for (const size of sizes) {
    const notes = () => Array.from({ length: size }, (_, place) => makeNote(place));
    const row = await measure(`${size} synthetic`, notes, root);
    print(row, rows.at(-1));
    rows.push(row);
  }
  printGrowth(rows);
  await printWarmCommand(root);
}

await main(process.cwd(), process.argv.slice(2));
