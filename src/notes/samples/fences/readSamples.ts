import type { Code, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

import { parseMeta } from './parseMeta.ts';
import type { NoteSamples, OutputFence, Sample, StrayOutput } from './sample.ts';

/** An output fence, with the sample it stands right below. */
type FoundOutput = OutputFence & { readonly above: Sample | undefined };

/** Whether a fence shows what a sample printed. */
export function isOutput(code: Code): boolean {
  return code.lang === 'text' && parseMeta(code.meta).output;
}

function lineOf(code: Code): number {
  return code.position?.start.line ?? 1;
}

function toSample(code: Code, index: number): Sample {
  return {
    index,
    language: (code.lang ?? '').toLowerCase(),
    meta: parseMeta(code.meta),
    code: code.value,
    line: lineOf(code),
  };
}

/** The samples that an output fence may mean: one, if all is well. */
function meantBy({ of, above }: FoundOutput, samples: readonly Sample[]): Sample[] {
  if (of !== undefined) return samples.filter(({ meta }) => meta.title === of);
  return above ? [above] : [];
}

/** Gives each output fence to its sample; a sample takes one. */
function assign(samples: readonly Sample[], outputs: readonly FoundOutput[]) {
  const shown = new Map<Sample, OutputFence>();
  const strayOutput: StrayOutput[] = [];
  for (const output of outputs) {
    const { text, line, of } = output;
    const meant = meantBy(output, samples);
    const [sample] = meant;
    const first = sample && shown.get(sample)?.line;
    if (sample && meant.length === 1 && first === undefined) {
      shown.set(sample, { text, line, of });
    } else {
      strayOutput.push({ text, line, of, first, namesakes: meant.length });
    }
  }
  return { shown, strayOutput };
}

/**
 * Takes the code fences out of a note, wherever they stand. A ` ```text output="drive.ts" ` fence
 * belongs to the sample of that title; without a title it belongs to the fence right before it, and
 * with another node between them to none.
 */
export function readSamples(tree: Root): NoteSamples {
  const samples: Sample[] = [];
  const outputs: FoundOutput[] = [];
  visit(tree, 'code', (code, place, parent) => {
    if (isOutput(code)) {
      const before = parent?.children[(place ?? 0) - 1];
      const isBelow = before?.type === 'code' && !isOutput(before);
      outputs.push({
        text: code.value,
        line: lineOf(code),
        of: parseMeta(code.meta).outputOf,
        above: isBelow ? samples.at(-1) : undefined,
      });
    } else {
      samples.push(toSample(code, samples.length));
    }
    return SKIP;
  });
  const { shown, strayOutput } = assign(samples, outputs);
  return {
    samples: samples.map((sample) => ({ ...sample, shown: shown.get(sample) })),
    strayOutput,
  };
}
