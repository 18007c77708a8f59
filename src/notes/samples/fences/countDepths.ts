import type { SampleDepth } from '../../note/index.ts';
import type { Verdict } from './verdict.ts';

/** Depths in the order they are listed, the furthest first. */
export const DEPTHS = [
  'run',
  'compiled',
  'parsed',
  'unchecked',
  'failed',
] as const satisfies readonly SampleDepth[];

/** How many samples of one language were checked how far. */
export type DepthCount = {
  readonly language: string;
  readonly total: number;
} & Readonly<Record<SampleDepth, number>>;

function countOf(language: string, verdicts: readonly Verdict[]): DepthCount {
  const count = (wanted: SampleDepth) =>
    verdicts.filter(({ depth }) => depth === wanted).length;
  return {
    language,
    run: count('run'),
    compiled: count('compiled'),
    parsed: count('parsed'),
    unchecked: count('unchecked'),
    failed: count('failed'),
    total: verdicts.length,
  };
}

/** Counts samples by language and depth, the most frequent language first. */
export function countDepths(verdicts: readonly Verdict[]): DepthCount[] {
  const languages = new Map<string, Verdict[]>();
  for (const verdict of verdicts) {
    const own = languages.get(verdict.language) ?? [];
    languages.set(verdict.language, [...own, verdict]);
  }
  return [...languages]
    .map(([language, own]) => countOf(language, own))
    .sort((a, b) => b.total - a.total || (a.language < b.language ? -1 : 1));
}

/** Counts the samples that were checked less far because this machine lacks a tool, by tool. */
export function countMissing(verdicts: readonly Verdict[]): ReadonlyMap<string, number> {
  const tools = new Map<string, number>();
  for (const { missing } of verdicts) {
    if (missing !== undefined) tools.set(missing, (tools.get(missing) ?? 0) + 1);
  }
  return tools;
}
