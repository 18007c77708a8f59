import { formatFaults, isError } from '../src/content/fault.ts';
import { formatDepths, formatMissing } from '../src/content/samples/index.ts';
import {
  checkNotes,
  checkSiteReferences,
  nameNotes,
  openCache,
  openOutlines,
  readNotes,
} from '../src/notes/index.ts';
import { checkSamples } from '../src/samples/index.ts';
import { runCommand } from './runCommand.ts';

/**
 * `npm run lint:notes [-- files]`: all notes, or the named files and folders, with every fault in one report;
 * `--depths` adds how many samples of each language were checked how far.
 */
async function main(root: string, words: readonly string[]): Promise<void> {
  const args = words.filter((word) => word !== '--depths');
  const started = performance.now();
  const all = readNotes(root);
  const named = new Set(nameNotes(root, args));
  const notes = args.length === 0 ? all : all.filter(({ file }) => named.has(file));
  if (notes.length === 0) throw new Error('There is no note below this folder.');
  const cache = openCache(root);
  const files = all.map(({ file }) => file);
  const structure = checkNotes(notes, args.length === 0 ? { cache } : { files });
  if (args.length === 0) cache.save();
  const outlines = openOutlines(root);
  const references = checkSiteReferences(root, all, { cache: outlines }) ?? [];
  outlines.save();
  const samples = await checkSamples(notes, { root, wholeSite: args.length === 0 });
  const dangling = references.filter(({ file }) => args.length === 0 || named.has(file));
  const faults = [...structure, ...dangling, ...samples.faults];
  const verdicts = [...samples.verdicts.values()].flat();
  if (words.includes('--depths')) console.log(`${formatDepths(verdicts)}\n`);
  console.log(formatFaults(faults, notes.length));
  const missing = formatMissing(verdicts);
  if (missing !== '') console.log(missing);
  console.log(`in ${((performance.now() - started) / 1000).toFixed(2)} s`);
  if (faults.some(isError)) process.exitCode = 1;
}

await runCommand(() => main(process.cwd(), process.argv.slice(2)));
