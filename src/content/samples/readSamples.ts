import type { Code, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

import { parseMeta } from './parseMeta.ts';
import type { NoteSamples, OutputFence, Sample } from './sample.ts';

/** Whether a fence shows what a sample printed. */
export function isOutput(code: Code): boolean {
  return code.lang === 'text' && parseMeta(code.meta).output;
}

function lineOf(code: Code): number {
  return code.position?.start.line ?? 1;
}

function toOutput(code: Code): OutputFence {
  return { text: code.value, line: lineOf(code) };
}

/**
 * Takes the code fences out of a note, wherever they stand. A ` ```text output ` fence belongs to
 * the fence right before it; with another node between them it belongs to none.
 */
export function readSamples(tree: Root): NoteSamples {
  const samples: Sample[] = [];
  const strayOutput: OutputFence[] = [];
  visit(tree, 'code', (code, place, parent) => {
    if (isOutput(code)) {
      const before = parent?.children[(place ?? 0) - 1];
      if (before?.type !== 'code' || isOutput(before)) strayOutput.push(toOutput(code));
      return SKIP;
    }
    const after = parent?.children[(place ?? 0) + 1];
    samples.push({
      index: samples.length,
      language: (code.lang ?? '').toLowerCase(),
      meta: parseMeta(code.meta),
      code: code.value,
      line: lineOf(code),
      shown: after?.type === 'code' && isOutput(after) ? toOutput(after) : undefined,
    });
    return SKIP;
  });
  return { samples, strayOutput };
}
