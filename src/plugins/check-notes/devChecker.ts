/*
 * For `npm start`, in a separate process: checks all notes after every save, prints what's new, and
 * writes what was found in each note to a file that the note's page depends on.
 */
import path from 'node:path';

import logger from '@docusaurus/logger';
import { watch } from 'chokidar';

import { byLocation, type Problem, type Page, NOTE_FOLDERS, readNotes } from 'mdx-source';
import { gradeProblems, LABS_FOLDER, type Ungraded } from 'notes-lint';
import { checkSamplesOf, checkWithoutSamples } from '../../notes/checks.ts';
import { readPageState, writePageState } from './problemFile.ts';
import { startReport } from './report.ts';
import { startChecks } from './startChecks.ts';

/** Debounce for an editor that writes several times per save. */
const DEBOUNCE_MS = 700;

const [, , root = ''] = process.argv;

let notes: readonly Page[] = [];
let textProblems: readonly Ungraded[] = [];

/** Problems in samples, and by note what its page shows about its samples; both as last checked. */
let sampleProblems: readonly Problem[] = [];
let samplesOf: ReadonlyMap<string, string> = new Map();

const report = startReport();

function writePage(file: string, problems: readonly Problem[]): void {
  const before = readPageState(root, file);
  const samples = samplesOf.get(file) ?? before.samples;
  const state = { problems, samples };
  if (JSON.stringify(state) !== JSON.stringify(before)) writePageState(root, file, state);
}

function show(isComplete: boolean): void {
  const problems = gradeProblems([...textProblems, ...sampleProblems], notes);
  problems.sort(byLocation);
  for (const { file } of notes) {
    writePage(
      file,
      problems.filter((problem) => problem.file === file),
    );
  }
  const files = notes.map(({ file }) => file);
  for (const [level, text] of report(problems, files, isComplete)) logger[level](text);
}

async function checkSamples(checked: readonly Page[]): Promise<void> {
  if (samplesOf.size === 0)
    logger.info('Samples not checked yet; without a cache, that takes minutes.');
  const { problems, verdicts } = await checkSamplesOf(root, checked, { workers: 1 });
  sampleProblems = problems;
  samplesOf = new Map(
    checked.map(({ file, hash }) => {
      const own = verdicts.get(file) ?? [];
      const depths = own.map(({ depth, reason }) => [depth, reason]);
      // With the hash, because a page that was compiled before its new text was checked has no depths.
      return [file, depths.length > 0 ? JSON.stringify([hash, ...depths]) : ''];
    }),
  );
}

async function checkTexts() {
  const read = readNotes(root);
  const problems = await checkWithoutSamples(root, read);
  return () => {
    textProblems = problems;
    notes = read;
    return notes;
  };
}

const { noticeSave, check } = startChecks({ checkTexts, checkSamples, show });

let timer: NodeJS.Timeout | undefined;

function checkSoon(): void {
  noticeSave();
  clearTimeout(timer);
  timer = setTimeout(() => {
    check().catch((error: unknown) => logger.error(String(error)));
  }, DEBOUNCE_MS);
}

// Docusaurus' own `getPathsToWatch` would reload this plugin at the same time as the docs plugin, and
// the one that finishes last restores the other's old state.
const folders = [...NOTE_FOLDERS, 'static', LABS_FOLDER].map((name) =>
  path.join(root, name),
);
watch(folders, { ignoreInitial: true, ignored: /\/node_modules$/ }).on('all', checkSoon);
process.on('disconnect', () => process.exit()); // the site has been stopped
checkSoon();
