/*
 * For `npm start`, in a process of its own: checks all notes after every save, prints what's new, and
 * writes what was found in each note to a file that the note's page depends on.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import logger from '@docusaurus/logger';
import { watch } from 'chokidar';

import { byLocation, type Problem, type Page as Note } from 'mdx-source';
import {
  gradeProblems,
  LABS_FOLDER,
  NOTE_FOLDERS,
  readNotes,
  type Ungraded,
} from 'notes-lint';
import { checkAllSamples, checkWithoutSamples } from '../../notes/checks.ts';
import { problemFile, readPageState } from './problemFile.ts';
import { startReport } from './report.ts';

/** Debounce for an editor that writes several times per save. */
const DEBOUNCE_MS = 700;

const [, , root = ''] = process.argv;

let notes: readonly Note[] = [];
let textProblems: readonly Ungraded[] = [];

/** Problems in samples, and by note what its page shows about its samples; both as last checked. */
let sampleProblems: readonly Problem[] = [];
let samplesOf: ReadonlyMap<string, string> = new Map();

const report = startReport();

function writePage(file: string, problems: readonly Problem[]): void {
  const before = readPageState(root, file);
  const samples = samplesOf.get(file) ?? before.samples;
  const content = JSON.stringify({ problems, samples });
  if (content === JSON.stringify(before)) return;
  const target = problemFile(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}

/** @param isComplete - whether the samples have been checked, too */
function show(isComplete: boolean): void {
  const problems = gradeProblems([...textProblems, ...sampleProblems], notes).sort(
    byLocation,
  );
  for (const { file } of notes) {
    writePage(
      file,
      problems.filter((problem) => problem.file === file),
    );
  }
  for (const [level, text] of report(problems, notes.length, isComplete))
    logger[level](text);
}

async function checkOnce(checked: readonly Note[]): Promise<void> {
  const { problems, verdicts } = await checkAllSamples(root, checked, { workers: 1 });
  sampleProblems = problems;
  samplesOf = new Map(
    checked.map(({ file, hash }) => {
      const own = verdicts.get(file) ?? [];
      const depths = own.map(({ depth, reason }) => [depth, reason]);
      // With the hash, because a page that was compiled before its new text was checked has no depths.
      return [file, depths.length > 0 ? JSON.stringify([hash, ...depths]) : ''];
    }),
  );
  show(checked === notes);
}

let isChecking = false;

/** Checks the samples, and again if notes were saved in the meantime. */
async function checkUntilCurrent(): Promise<void> {
  if (isChecking) return;
  isChecking = true;
  try {
    let checked;
    do {
      checked = notes;
      await checkOnce(checked);
    } while (checked !== notes);
  } finally {
    isChecking = false;
  }
}

let runs = 0;

/** Checks everything but the samples immediately, then the samples, which take seconds. */
async function check(): Promise<void> {
  runs += 1;
  const run = runs;
  const read = readNotes(root);
  const problems = await checkWithoutSamples(root, read);
  // A save in the meantime has started another run, whose results are newer.
  if (run !== runs) return;
  textProblems = problems;
  notes = read;
  show(false);
  await checkUntilCurrent();
}

let timer: NodeJS.Timeout | undefined;

function checkSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    check().catch((error: unknown) => logger.error(String(error)));
  }, DEBOUNCE_MS);
}

// Docusaurus's own `getPathsToWatch` would reload this plugin at the same time as the docs plugin, and
// the one that finishes last restores the other's old state.
const folders = [...NOTE_FOLDERS, 'static', LABS_FOLDER].map((name) =>
  path.join(root, name),
);
watch(folders, { ignoreInitial: true, ignored: /\/node_modules$/ }).on('all', checkSoon);
process.on('disconnect', () => process.exit()); // the site has been stopped
checkSoon();
