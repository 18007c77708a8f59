import type { Code, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

import { parseMeta } from './parseMeta.ts';
import type { PageSamples, OutputFence, Sample, StrayOutput } from './sample.ts';

/** An output fence, with the sample directly above it. */
type OutputWithSample = OutputFence & { readonly above: Sample | undefined };

/** Whether a fence shows what a sample printed. */
export function isOutput(code: Code): boolean {
  return code.lang === 'text' && parseMeta(code.meta).output;
}

/** Assigns each output fence to its sample; a sample has at most one. */
function assign(
  samples: readonly Sample[],
  outputs: readonly OutputWithSample[],
): PageSamples {
  const shown = new Map<Sample, OutputFence>();
  const strayOutput: StrayOutput[] = [];
  for (const { above, ...output } of outputs) {
    const meant = samples.filter((one) =>
      output.of === undefined ? one === above : one.meta.title === output.of,
    );
    const [sample] = meant;
    const first = sample && shown.get(sample)?.line;
    if (sample && meant.length === 1 && first === undefined) shown.set(sample, output);
    else strayOutput.push({ ...output, first, namesakes: meant.length });
  }
  const complete = samples.map((sample) => ({ ...sample, shown: shown.get(sample) }));
  return { samples: complete, strayOutput };
}

/**
 * Extracts the code fences of a page, at any depth of the tree. A ` ```text
 * output="drive.ts" ` fence belongs to the sample with that title. Without a title it
 * belongs to the fence directly above, or to none if there's another node in between.
 */
export function readSamples(tree: Root): PageSamples {
  const samples: Sample[] = [];
  const outputs: OutputWithSample[] = [];
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
      const language = (code.lang ?? '').toLowerCase();
      samples.push({ index: samples.length, language, meta, code: code.value, line });
    }
    return SKIP;
  });
  return assign(samples, outputs);
}
