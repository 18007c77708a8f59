import { withCopy, type Variant } from './copy.ts';
import { median } from './median.ts';
import { findNoteToEdit, timeStart, type Times } from './timeStart.ts';

/** The same start without the checks and with them. */
type Pair = { readonly without: Times; readonly with: Times };
type Round = { readonly warm: Pair; readonly cold: Pair };

const MEASURES: readonly (keyof Times)[] = ['first page', 'an edit', 'a later edit'];

function formatRow(state: keyof Round, measure: keyof Times, rounds: readonly Round[]) {
  const pairs = rounds.map((round) => round[state]);
  const seconds = (side: keyof Pair) =>
    `${median(pairs.map((pair) => pair[side][measure])).toFixed(2)} s`;
  const ratio = median(pairs.map((pair) => pair.with[measure] / pair.without[measure]));
  return [
    `${state}, ${measure}`.padEnd(20),
    `without checks ${seconds('without')}`,
    `with ${seconds('with')}`,
    `ratio ${ratio.toFixed(3)}`,
  ].join('  ');
}

function formatPair({ without, with: checked }: Pair): string {
  const cells = MEASURES.map(
    (measure) => `${without[measure].toFixed(2)} > ${checked[measure].toFixed(2)}`,
  );
  return cells.join('  ');
}

/** One pair; who begins changes from round to round. */
async function takePair(
  copy: string,
  file: string,
  isWarm: boolean,
  place: number,
): Promise<Pair> {
  const run = (variant: Variant) => timeStart(copy, { variant, isWarm }, file);
  if (place % 2 === 1) {
    const checked = await run('site');
    return { without: await run('without checks'), with: checked };
  }
  const without = await run('without checks');
  return { without, with: await run('site') };
}

async function takeRounds(copy: string, file: string, count: number): Promise<Round[]> {
  const rounds: Round[] = [];
  for (let place = 0; place < count; place++) {
    const cold = await takePair(copy, file, false, place);
    // The cold pair has emptied the cache of the bundler: this one fills it, for both.
    await takePair(copy, file, true, place);
    const warm = await takePair(copy, file, true, place);
    console.log(`cold ${formatPair(cold)}   warm ${formatPair(warm)}`);
    rounds.push({ cold, warm });
  }
  return rounds;
}

/**
 * `npm run bench:start [-- rounds]`: what the checks of notes cost `npm start`, in a clone of what
 * is committed. The ratios are medians of pairs of starts, one without the checks, one with them.
 */
async function main(root: string, count: number): Promise<void> {
  const file = findNoteToEdit(root);
  console.log(`${MEASURES.join(', ')}: seconds without checks > with them`);
  const rounds = await withCopy(root, (copy) => takeRounds(copy, file, count));
  for (const state of ['cold', 'warm'] as const) {
    const measures = MEASURES.slice(0, state === 'cold' ? 3 : 2);
    for (const measure of measures) console.log(formatRow(state, measure, rounds));
  }
}

await main(process.cwd(), Number(process.argv[2] ?? 5));
