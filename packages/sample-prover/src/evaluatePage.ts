import { type Page } from 'mdx-source';
import { readSamples, type Sample, type StrayOutput } from './readSamples.ts';
import type { PageResult } from './cache.ts';
import type { Outcome, SampleError } from './checker.ts';
import { problemAt, type SampleProblem } from './checkMeta.ts';
import { evaluateSample } from './evaluateSample.ts';
import type { Verdict } from './verdict.ts';
import { planJobs } from './planJobs.ts';
import type { Fingerprints } from './fingerprints.ts';

/** Extracts a page's samples and plans how to check them. */
export function openPage(page: Page, fingerprintOf: Fingerprints) {
  const read = readSamples(page.tree);
  return { page, ...read, jobs: planJobs(read.samples, fingerprintOf) };
}

const OUTPUT_REMEDY =
  'Put it right below the fence that prints it, name that fence as in output="a.ts", or write nocheck="reason" instead of output.';

const PRINTED = 'The sample above prints this, and nothing compares it.';
const COMPARE = 'Write text output as its language, and every check compares it.';

/** The titles that an output fence of the page could name. */
function listTitles(samples: readonly Sample[]): string {
  const titles = samples.flatMap(({ meta }) => (meta.title ? [`"${meta.title}"`] : []));
  return titles.length > 0
    ? `The titles of this page: ${[...new Set(titles)].join(', ')}.`
    : 'No fence of this page has a title; give the one that prints this title="…".';
}

function strayOutputProblem(
  { line, of, first, namesakes }: StrayOutput,
  samples: readonly Sample[],
): SampleProblem {
  const found = (message: string, remedy: string) =>
    problemAt(line, 'output', message, remedy);
  if (namesakes > 1) {
    const message = `output="${of}" is ambiguous: ${namesakes} samples have this title.`;
    return found(message, 'Give each its own title.');
  }
  if (first !== undefined) {
    const message = `The sample has two output fences: the first is at line ${first}.`;
    return found(message, 'Keep one of them.');
  }
  return of === undefined
    ? found('The output fence does not follow a sample.', OUTPUT_REMEDY)
    : found(`output="${of}" names no sample of this page.`, listTitles(samples));
}

/** Whether a sample would have created something, such as a table. */
function creates({ code }: Sample, name: string): boolean {
  const heads = code.toLowerCase().match(/\bcreate\b[^;(]*/g) ?? [];
  return heads.some((head) => head.includes(name.toLowerCase()));
}

type Jobs = ReturnType<typeof openPage>['jobs'];

/** The first thing that's wrong with a sample, if it isn't meant to be. */
type FailureOf = (sample: Sample) => SampleError | undefined;

/** Samples that fail only because of another: its own failure is reported, without an excuse. */
function findConsequences(
  jobs: Jobs,
  failureOf: FailureOf,
  ran: (one: Sample) => boolean,
) {
  const consequences = new Set<Sample>();
  const causes = new Set<Sample>();
  for (const { samples, context } of jobs) {
    const failing = context.filter(failureOf);
    samples.forEach((one, at) => {
      const name = failureOf(one)?.unresolved?.name;
      const above = samples.slice(0, at);
      if (failing.length > 0 && ran(one) && failureOf(one)) {
        consequences.add(one);
        failing.forEach((cause) => causes.add(cause));
      } else if (
        name &&
        above.some((other) => failureOf(other) && creates(other, name))
      ) {
        consequences.add(one);
      }
    });
  }
  return { consequences, causes };
}

/** Text blocks below a sample that hold some of its output, which nothing compares. */
function findUncompared(samples: readonly Sample[], verdicts: readonly Verdict[]) {
  return samples.filter(({ language, code }, at) => {
    const printed = verdicts[at - 1]?.output?.split('\n').filter(Boolean) ?? [];
    const isPrinted = code.split('\n').some((one) => printed.includes(one));
    return language === 'text' && isPrinted && !samples[at - 1]?.shown;
  });
}

/**
 * Evaluates the outcomes of one page's samples.
 *
 * @param outcomesOf - looks up the outcomes of a job's samples by the job's key
 * @param fixCommand - the command that updates output fences
 */
export function evaluatePage(
  { page, samples, strayOutput, jobs }: ReturnType<typeof openPage>,
  outcomesOf: (key: string) => readonly Outcome[] | undefined,
  fixCommand?: string,
): PageResult {
  const bySample = new Map(
    jobs.flatMap(({ key, samples: own }) => {
      const outcomes = outcomesOf(key);
      return own.map((sample, index) => [sample, outcomes?.[index]] as const);
    }),
  );
  const { consequences, causes } = findConsequences(
    jobs,
    (one) =>
      one.meta.expectError
        ? undefined
        : bySample.get(one)?.findings.find(({ severity }) => severity !== 'warning'),
    (one) => bySample.get(one)?.depth === 'run',
  );
  const evaluations = samples.map((one) =>
    evaluateSample(
      one,
      consequences.has(one) ? undefined : bySample.get(one),
      fixCommand && `${fixCommand} -- "${page.file}"`,
    ),
  );
  const verdicts = evaluations.map(({ verdict }) => verdict);
  const problems = [
    ...samples.flatMap((one, at) =>
      (evaluations[at]?.problems ?? []).map((problem) => ({
        ...problem,
        excuse: causes.has(one) ? undefined : problem.excuse,
      })),
    ),
    ...findUncompared(samples, verdicts).map(({ line }) =>
      problemAt(line, 'output', PRINTED, COMPARE, 'warning'),
    ),
    ...strayOutput.map((one) => strayOutputProblem(one, samples)),
  ];
  return {
    problems: problems.map((problem) => ({ file: page.file, ...problem })),
    verdicts,
  };
}
