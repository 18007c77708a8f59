import type { Page } from 'mdx-source';
import { readSamples, type Sample, type StrayOutput } from './fences/index.ts';
import type { PageResult } from './cache.ts';
import type { Outcome } from './checker.ts';
import { faultOf, type PlainFault } from './checkMeta.ts';
import { judge } from './judge.ts';
import { planJobs } from './planJobs.ts';
import type { Stamps } from './stamps.ts';

/** Extracts a page's samples and plans how to check them. */
export function openPage(page: Page, stampOf: Stamps) {
  const read = readSamples(page.tree);
  return { page, ...read, jobs: planJobs(read.samples, stampOf) };
}

const PLACE =
  'Put it right below the fence that prints it, name that fence as in output="a.ts", or write nocheck="reason" instead of output.';

/** The titles that an output fence of the page could name. */
function listTitles(samples: readonly Sample[]): string {
  const titles = samples.flatMap(({ meta }) => (meta.title ? [`"${meta.title}"`] : []));
  return titles.length > 0
    ? `The titles of this page: ${[...new Set(titles)].join(', ')}.`
    : 'No fence of this page has a title; give the one that prints this title="…".';
}

function strayFault(
  { line, of, first, namesakes }: StrayOutput,
  samples: readonly Sample[],
): PlainFault {
  const found = (message: string, remedy: string) =>
    faultOf(line, 'output', message, remedy);
  if (namesakes > 1) {
    const message = `output="${of}" is ambiguous: ${namesakes} samples have this title.`;
    return found(message, 'Give each its own title.');
  }
  if (first !== undefined) {
    const message = `The sample has two output fences: the first is at line ${first}.`;
    return found(message, 'Keep one of them.');
  }
  return of === undefined
    ? found('The output fence does not follow a sample.', PLACE)
    : found(`output="${of}" names no sample of this page.`, listTitles(samples));
}

/**
 * Judges the outcomes of one page's samples.
 *
 * @param outcomesOf - looks up the outcomes of a job's samples by the job's key
 * @param fixCommand - the command that updates output fences
 */
export function judgePage(
  { page, samples, strayOutput, jobs }: ReturnType<typeof openPage>,
  outcomesOf: (key: string) => readonly Outcome[] | undefined,
  fixCommand?: string,
): Omit<PageResult, 'stamps'> {
  const bySample = new Map(
    jobs.flatMap(({ key, samples: own }) => {
      const outcomes = outcomesOf(key);
      return own.map((sample, place) => [sample, outcomes?.[place]] as const);
    }),
  );
  const judgements = samples.map((one) => judge(one, bySample.get(one), fixCommand));
  const faults = [
    ...judgements.flatMap((one) => one.faults),
    ...strayOutput.map((one) => strayFault(one, samples)),
  ];
  return {
    faults: faults.map((fault) => ({ file: page.file, ...fault })),
    verdicts: judgements.map(({ verdict }) => verdict),
  };
}
