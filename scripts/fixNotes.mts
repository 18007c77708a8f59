import path from 'node:path';
import { writeFileSync } from 'node:fs';

import { type Page, readPages } from 'mdx-source';
import { isError } from 'mdx-source/problems';
import { fixNote, fixRan, formatFences, readInstalled } from 'notes-lint';
import { fixOutputs } from 'sample-prover';
import { checkSamplesOf, sampleSettings } from '../src/notes/checks.ts';
import { resolveNotePaths } from './resolveNotePaths.ts';
import { runCommand } from './cli/runCommand.ts';

/** Writes a note if its text has changed; returns whether it has. */
function rewrite({ absolutePath, source }: Page, fixed: string): boolean {
  if (fixed === source) return false;
  writeFileSync(absolutePath, fixed);
  return true;
}

/** Fills in the output blocks of notes. */
async function writeOutputs(
  siteDir: string,
  files: readonly string[],
): Promise<string[]> {
  const changed = await fixOutputs(readPages(siteDir, files), sampleSettings(siteDir));
  for (const [file, source] of changed) writeFileSync(path.join(siteDir, file), source);
  return [...changed.keys()];
}

/**
 * Writes the installed versions into `ran` after an update, unless a sample fails with them.
 *
 * @returns the notes that changed
 */
async function writeReleases(
  siteDir: string,
  files: readonly string[],
): Promise<string[]> {
  const installed = readInstalled(siteDir);
  const outdated = readPages(siteDir, files).flatMap((note) => {
    const fixed = fixRan(note, installed);
    return fixed === note.source ? [] : [{ note, fixed }];
  });
  if (outdated.length === 0) return [];
  const notes = outdated.map(({ note }) => note);
  const { problems } = await checkSamplesOf(siteDir, notes);
  const failing = new Set(problems.filter(isError).map(({ file }) => file));
  return outdated.flatMap(({ note: { file, absolutePath }, fixed }) => {
    if (failing.has(file)) {
      console.log(`${file} keeps its "ran": a sample fails with the installed version`);
      return [];
    }
    writeFileSync(absolutePath, fixed);
    return [file];
  });
}

const USAGE = `npm run fix:notes [-- files and folders]

Fixes all notes, or the named ones, in place: URLs in angle brackets, the language, punctuation and
spaces of Chinese text, the format of code (Prettier), the output of samples, and the versions in
"ran", once the samples pass.`;

/** `npm run fix:notes`: fixes what can be fixed automatically. */
async function main(siteDir: string, args: readonly string[]): Promise<void> {
  const notes = readPages(siteDir, resolveNotePaths(siteDir, args));
  const named = notes.map(({ file }) => file);
  const changed = notes.filter((note) => rewrite(note, fixNote(note)));
  for (const note of readPages(siteDir, named)) {
    if (note.syntaxErrors.length > 0)
      console.log(
        `${note.file} doesn't parse and stays as it is: npm run lint:notes says why`,
      );
    if (rewrite(note, await formatFences(note))) changed.push(note);
  }
  const files = new Set([
    ...changed.map(({ file }) => file),
    ...(await writeOutputs(siteDir, named)),
    ...(await writeReleases(siteDir, named)),
  ]);
  for (const file of files) console.log(`fixed ${file}`);
  console.log(`${files.size} of ${notes.length} notes changed`);
}

await runCommand(USAGE, {}, ({ positionals }) => main(process.cwd(), positionals));
