import { readPages } from 'mdx-source';
import { formatProblems, isError } from 'mdx-source/problems';
import { listDisabled } from 'notes-lint';
import { formatDepths } from 'sample-prover';
import { checkAll } from '../src/notes/checks.ts';
import { resolveNotePaths } from './resolveNotePaths.ts';
import { runCommand } from './cli/runCommand.ts';

const USAGE = `npm run lint:notes [-- [--depths] [--strict] [files and folders]]

Checks all notes, or the named ones, and reports every problem at once.

  --depths  counts samples by how they were checked, and by language; named notes' always are
  --strict  treats warnings as errors`;

const FLAGS = {
  depths: { type: 'boolean' },
  strict: { type: 'boolean' },
} as const;

await runCommand(USAGE, FLAGS, async ({ positionals: args, values }) => {
  const siteDir = process.cwd();
  const started = performance.now();
  const all = readPages(siteDir);
  const named = new Set(resolveNotePaths(siteDir, args));
  const notes = all.filter(({ file }) => named.has(file));
  if (notes.length === 0) throw new Error('There are no notes in this folder.');
  const { problems, verdicts, missing } = await checkAll(siteDir, notes, values, all);
  console.log(formatProblems(problems, notes.length));
  const isCounted = values.depths || args.length > 0;
  const depths = isCounted ? formatDepths(verdicts) : '';
  for (const line of [...notes.flatMap(listDisabled), depths, missing])
    if (line !== '') console.log(line);
  console.log(`in ${((performance.now() - started) / 1000).toFixed(2)} s`);
  if (problems.some(isError)) process.exitCode = 1;
});
