import { type Page } from 'mdx-source';
import { readSamples, type Sample, type StrayOutput } from './readSamples.ts';
import type { PageResult } from './cache.ts';
import type { Outcome } from './checker.ts';
import { problemAt, type SampleProblem } from './checkMeta.ts';
import { evaluateSample } from './evaluateSample.ts';
import { planJobs } from './planJobs.ts';
import type { Fingerprints } from './fingerprints.ts';
import { remedyForType } from './typescript/remedyForType.ts';

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
  const fails = (one: Sample) =>
    one.meta.expectError
      ? undefined
      : bySample.get(one)?.findings.find(({ severity }) => severity !== 'warning');
  const failingImports = new Map(
    jobs.flatMap(({ samples: own, context }) => {
      const runs = own.filter((one) => bySample.get(one)?.depth === 'run' && fails(one));
      return runs.map((one) => [one, context.filter(fails)] as const);
    }),
  );
  // A run that fails because of a file that it imports is reported there, and that file has no excuse.
  const causes = new Set([...failingImports.values()].flat());
  // So is SQL that uses what a failing block above doesn't create.
  const followOns = jobs.flatMap(({ samples: own }) =>
    own.filter((one, at) => {
      const name = fails(one)?.unresolved?.name;
      return (
        name && own.slice(0, at).some((above) => fails(above) && creates(above, name))
      );
    }),
  );
  const isConsequence = (one: Sample) =>
    (failingImports.get(one)?.length ?? 0) > 0 || followOns.includes(one);
  const evaluations = samples.map((one) =>
    evaluateSample(
      one,
      isConsequence(one) ? undefined : bySample.get(one),
      fixCommand && `${fixCommand} -- "${page.file}"`,
    ),
  );
  const verdicts = evaluations.map(({ verdict }) => verdict);
  const uncompared = samples.filter(({ language, code }, at) => {
    const printed = verdicts[at - 1]?.output?.split('\n').filter(Boolean) ?? [];
    const isPrinted = code.split('\n').some((one) => printed.includes(one));
    return language === 'text' && isPrinted && !samples[at - 1]?.shown;
  });
  const problems = [
    ...samples.flatMap((one, at) =>
      (evaluations[at]?.problems ?? []).map((problem) => ({
        ...problem,
        remedy: remedyForType(problem.message, one, samples) ?? problem.remedy,
        excuse: causes.has(one) ? undefined : problem.excuse,
      })),
    ),
    ...uncompared.map(({ line }) =>
      problemAt(line, 'output', PRINTED, COMPARE, 'warning'),
    ),
    ...strayOutput.map((one) => strayOutputProblem(one, samples)),
  ];
  return {
    problems: problems.map((problem) => ({ file: page.file, ...problem })),
    verdicts,
  };
}
