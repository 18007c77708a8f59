import type { Root } from 'mdast';
import { isOutput, parseMeta, type FenceMeta } from 'mdx-source';
import { SKIP, visit } from 'unist-util-visit';

import { findSqlDialects } from './findSqlDialects.ts';

/** A fence that shows what a sample printed. */
export type OutputFence = {
  readonly text: string;
  /** Title of the sample it names; without one, it belongs to the fence right before it. */
  readonly of?: string | undefined;
  /** Lines of the opening and closing fence in the file. */
  readonly line: number;
  readonly end: number;
};

/** One code fence of a page, with the output shown after it. */
export type Sample = {
  readonly language: string;
  readonly meta: FenceMeta;
  readonly code: string;
  /** Line of the opening fence in the file; the code begins one line below. */
  readonly line: number;
  readonly shown?: OutputFence | undefined;
};

/** An output fence without a sample. */
export type StrayOutput = OutputFence & {
  /** Line of the output fence that the sample already has. */
  readonly first?: number | undefined;
  /** How many samples have that title. */
  readonly namesakes: number;
};

/**
 * Extracts the code fences of a page, at any depth of the tree. A ` ```text
 * output="drive.ts" ` fence belongs to the sample with that title. Without a title it
 * belongs to the fence directly above, or to none if there's another node in between. A sample has at most one.
 *
 * @returns the samples in order, and the output fences without a sample
 */
export function readSamples(tree: Root) {
  const samples: (Sample & { shown?: OutputFence })[] = [];
  const outputs: (OutputFence & { readonly above: Sample | undefined })[] = [];
  const dialects = findSqlDialects(tree);
  visit(tree, 'code', (code, index, parent) => {
    const meta = parseMeta(code.meta);
    const line = code.position?.start.line ?? 1;
    if (isOutput(code)) {
      const before = parent?.children[(index ?? 0) - 1];
      const isBelow = before?.type === 'code' && !isOutput(before);
      const above = isBelow ? samples.at(-1) : undefined;
      const end = code.position?.end.line ?? line;
      outputs.push({ text: code.value, line, end, of: meta.outputOf, above });
    } else {
      samples.push({
        language: dialects.get(code) ?? (code.lang ?? '').toLowerCase(),
        meta,
        code: code.value,
        line,
      });
    }
    return SKIP;
  });
  const strayOutput = outputs.flatMap(({ above, ...output }): StrayOutput[] => {
    const meant = samples.filter((one) =>
      output.of === undefined ? one === above : one.meta.title === output.of,
    );
    const [sample] = meant;
    const first = sample?.shown?.line;
    if (!sample || meant.length > 1 || first !== undefined)
      return [{ ...output, first, namesakes: meant.length }];
    sample.shown = output;
    return [];
  });
  return { samples: samples as readonly Sample[], strayOutput };
}
