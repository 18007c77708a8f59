import solc from 'solc';

import type { Sample } from '../read/readSamples.ts';
import { createChecker, lineAt } from '../run/checker.ts';

type SolcMessage = {
  readonly message: string;
  readonly type: string;
  readonly sourceLocation?: { readonly file: string; readonly start: number };
};

const { compile } = solc as { readonly compile: (input: string) => string };

function nameOf({ meta }: Sample): string {
  return meta.title ?? 'Sample.sol';
}

function toInput(samples: readonly Sample[]): string {
  const sources = samples.map((one) => [nameOf(one), { content: one.code }] as const);
  return JSON.stringify({
    language: 'Solidity',
    sources: Object.fromEntries(sources),
    settings: { outputSelection: { '*': { '*': ['evm.bytecode.object'] } } },
  });
}

/** Compiles contracts to bytecode; warnings count as errors. */
export default createChecker('compiled', (sample, { context }) => {
  const printed = compile(toInput([...context, sample]));
  const { errors = [] } = JSON.parse(printed) as { errors?: readonly SolcMessage[] };
  const inSample = errors.filter(
    ({ sourceLocation }) => !sourceLocation || sourceLocation.file === nameOf(sample),
  );
  return inSample.map(({ message, type, sourceLocation }) => ({
    line: sourceLocation ? lineAt(sample.code, Math.max(0, sourceLocation.start)) : 0,
    message: `${type}: ${message}`,
  }));
});
