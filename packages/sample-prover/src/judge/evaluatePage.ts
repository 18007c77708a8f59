import type { Page } from 'mdx-source';
import type { planPage } from '../plan/planJobs.ts';
import { announcesError } from '../read/announcesError.ts';
import type { Sample, StrayOutput } from '../read/readSamples.ts';
import type { Job, Outcome, SampleError } from '../run/checker.ts';
import { problemAt, type SampleProblem } from './checkMeta.ts';
import { evaluateSample } from './evaluateSample.ts';
import type { Verdict } from './verdict.ts';

/** The results of checking one page. */
export type PageResult = {
  readonly problems: readonly (SampleProblem & Pick<Page, 'file'>)[];
  readonly verdicts: readonly Verdict[];
};

const OUTPUT_REMEDY =
  'Put it right below the fence that prints it, name that fence as in output="a.ts", or write nocheck="reason" instead of output.';

const PRINTED = 'The sample above prints this, and nothing compares it.';
const COMPARE = 'Write text output as its language, and every check compares it.';

/** Code that prints, and needs no browser to run. */
const PRINTS = /^(?!.*\b(?:document|window)\b).*\bconsole\.log\(/s;

/** The titles that an output fence of the page could name. */
function listTitles(samples: readonly Sample[]): string {
  const titles = samples.flatMap(({ meta }) => (meta.title ? [`"${meta.title}"`] : []));
  return titles.length > 0
    ? `The titles of this page: ${[...new Set(titles)].join(', ')}.`
    : 'No fence of this page has a title; give the one that prints this title="…".';
}

/** What's wrong with an output block that belongs to no sample, and how to fix it. */
function explainStray(
  { of, first, namesakes }: StrayOutput,
  samples: readonly Sample[],
): readonly [message: string, remedy: string] {
  if (namesakes > 1)
    return [
      `output="${of}" is ambiguous: ${namesakes} samples have this title.`,
      'Give each its own title.',
    ];
  if (first !== undefined)
    return [
      `The sample has two output fences: the first is at line ${first}.`,
      'Keep one of them.',
    ];
  return of === undefined
    ? ['The output fence does not follow a sample.', OUTPUT_REMEDY]
    : [`output="${of}" names no sample of this page.`, listTitles(samples)];
}

/** Whether a sample would have created something, such as a table. */
function creates({ code }: Sample, name: string): boolean {
  const heads = code.toLowerCase().match(/\bcreate\b[^;(]*/g) ?? [];
  return heads.some((head) => head.includes(name.toLowerCase()));
}

function isOnPurpose({ rule, line = 0 }: SampleProblem, sample?: Sample): boolean {
  if (rule !== 'sample/unresolved' || !sample) return false;
  return announcesError(sample.code.split('\n')[line - sample.line - 1] ?? '');
}

/** The first thing that's wrong with a sample, if it isn't meant to be. */
function failureOf({ meta }: Sample, outcome?: Outcome): SampleError | undefined {
  const failures = outcome?.errors.filter(({ severity }) => severity !== 'warning');
  return meta.expectError ? undefined : failures?.[0];
}

/** The outcomes of a job, but for samples that lack only what a failing one above would have created. */
function dropFollowOn({ samples }: Job, outcomes: readonly Outcome[] = []) {
  const failures = samples.map((sample, at) => failureOf(sample, outcomes[at]));
  const failing = samples.filter((_, at) => failures[at]);
  return samples.map((sample, at) => {
    const name = failures[at]?.unresolved?.name;
    const above = failing.slice(0, failing.indexOf(sample));
    const isFollowOn = name && above.some((other) => creates(other, name));
    return [sample, isFollowOn ? undefined : outcomes[at]] as const;
  });
}

/** Whether a block could be the output of the compiled sample right above it. */
function isLikelyOutput({ language, line }: Sample, above: Sample, { depth }: Verdict) {
  const isBelow = line - above.line <= above.code.split('\n').length + 3;
  const couldRun = depth === 'compiled' && above.meta.expectError === undefined;
  return /^(?:text)?$/.test(language) && isBelow && couldRun && PRINTS.test(above.code);
}

/** Text blocks below a sample that show what it prints, or might, and that nothing compares. */
function findUncompared(samples: readonly Sample[], verdicts: readonly Verdict[]) {
  return samples.flatMap((sample, at) => {
    const [above, verdict] = [samples[at - 1], verdicts[at - 1]];
    if (!above || !verdict || above.shown) return [];
    const printed = verdict.output?.split('\n').filter(Boolean) ?? [];
    const isPrinted = sample.code.split('\n').some((one) => printed.includes(one));
    if (sample.language === 'text' && isPrinted)
      return problemAt(sample.line, 'output', PRINTED, COMPARE, 'warning');
    if (!isLikelyOutput(sample, above, verdict)) return [];
    const message = 'If the sample above prints this, nothing compares it.';
    const remedy = `Write ${above.language} run as the language of the sample, and text output here.`;
    return problemAt(sample.line, 'output', message, remedy, 'warning');
  });
}

/**
 * Evaluates the outcomes of one page's samples.
 *
 * @param outcomesOf - looks up the outcomes of a job's samples by the job's key
 * @param fixCommand - the command that updates output fences
 */
export function evaluatePage(
  { page, samples, strayOutput, jobs }: ReturnType<typeof planPage>,
  outcomesOf: (key: string) => readonly Outcome[] | undefined,
  fixCommand?: string,
): PageResult {
  const outcomes = new Map(jobs.flatMap((job) => dropFollowOn(job, outcomesOf(job.key))));
  const fix = fixCommand && `${fixCommand} -- "${page.file}"`;
  const evaluations = samples.map((one) => evaluateSample(one, outcomes.get(one), fix));
  const verdicts = evaluations.map(({ verdict }) => verdict);
  const problems = [
    ...evaluations.flatMap((one, index) =>
      one.problems.filter((problem) => !isOnPurpose(problem, samples[index])),
    ),
    ...findUncompared(samples, verdicts),
    ...strayOutput.map((one) =>
      problemAt(one.line, 'output', ...explainStray(one, samples)),
    ),
  ];
  return {
    problems: problems.map((problem) => ({ file: page.file, ...problem })),
    verdicts,
  };
}
