/*
 * For `npm start`, in a separate process: checks all notes after every save, prints what's new, and
 * writes what was found in each note to a file that the note's page depends on.
 */
import { statSync } from 'node:fs';
import path from 'node:path';

import logger from '@docusaurus/logger';
import { watch } from 'chokidar';

import { type Page, PAGE_FOLDERS, readPages } from 'mdx-source';
import { byLocation, type Problem } from 'mdx-source/problems';
import { gradeProblems, LABS_FOLDER, type Ungraded } from 'notes-lint';
import { checkSamplesOf, checkWithoutSamples } from '../../notes/checks.ts';
import { readPageState, writePageState } from './problemFile.ts';
import { startReport } from './report.ts';
import { startChecks } from './startChecks.ts';

/** How many notes' samples are checked before a newer save can go first. */
const NOTES_AT_ONCE = 10;

/** Debounce for an editor that writes several times per save. */
const DEBOUNCE_MS = 700;

const [, , siteDir = ''] = process.argv;

let notes: readonly Page[] = [];
let textProblems: readonly Ungraded[] = [];

/** By note, the problems in its samples and what its page shows about them; both as last checked. */
const sampleProblems = new Map<string, readonly Ungraded[]>();
const samplesOf = new Map<string, string>();

const report = startReport();

function writePage(file: string, problems: readonly Problem[]): void {
  const before = readPageState(siteDir, file);
  const samples = samplesOf.get(file) ?? before.samples;
  const state = { problems, samples };
  if (JSON.stringify(state) !== JSON.stringify(before))
    writePageState(siteDir, file, state);
}

function show(isComplete: boolean): void {
  const ofSamples = notes.flatMap(({ file }) => sampleProblems.get(file) ?? []);
  const problems = gradeProblems([...textProblems, ...ofSamples], notes);
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

async function checkSamplesIn(some: readonly Page[]): Promise<void> {
  const { problems, verdicts } = await checkSamplesOf(siteDir, some, { workers: 1 });
  for (const { file, hash } of some) {
    const depths = (verdicts.get(file) ?? []).map(({ depth, reason }) => [depth, reason]);
    // With the hash, because a page that was compiled before its new text was checked has no depths.
    samplesOf.set(file, depths.length > 0 ? JSON.stringify([hash, ...depths]) : '');
    sampleProblems.set(
      file,
      problems.filter((problem) => problem.file === file),
    );
  }
}

/** Without a cache, all samples take minutes: those of the notes saved last come first, and are shown first. */
async function checkSamples(all: readonly Page[], isLatest: () => boolean) {
  if (samplesOf.size === 0)
    logger.info('Samples not checked yet; without a cache, that takes minutes.');
  const savedAt = ({ absolutePath }: Page) =>
    statSync(absolutePath, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const waiting = all.toSorted((a, b) => savedAt(b) - savedAt(a));
  await checkSamplesIn(waiting.splice(0, NOTES_AT_ONCE));
  show(false);
  // Showing reads the file of every page, so the rest is shown at once.
  while (waiting.length > 0 && isLatest())
    await checkSamplesIn(waiting.splice(0, NOTES_AT_ONCE));
}

async function checkTexts() {
  const read = readPages(siteDir);
  const problems = await checkWithoutSamples(siteDir, read);
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
const folders = [...PAGE_FOLDERS, 'static', LABS_FOLDER].map((name) =>
  path.join(siteDir, name),
);
watch(folders, { ignoreInitial: true, ignored: /\/node_modules$/ }).on('all', checkSoon);
process.on('disconnect', () => process.exit()); // the site has been stopped
checkSoon();
