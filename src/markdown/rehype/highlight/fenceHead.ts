/** What the words behind a fence's language ask for. */
export type FenceHead = {
  /** `title="claim.ts"` */
  readonly title: string;
  /** `showLineNumbers` or `showLineNumbers=5`: the number of the first line. */
  readonly firstNumber: number | undefined;
  /** `{1,3-5}`: indexes of the lines to mark, from 0. */
  readonly marked: readonly number[] | undefined;
  /** A fence that shows what a sample prints. */
  readonly isOutput: boolean;
  /** `output="drive.ts"`: the sample that prints it; without a name, the one above. */
  readonly outputOf: string;
  /** Nothing a reader copies; it is folded. */
  readonly isHarness: boolean;
};

function readRange(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [from = 0, to = from] = part.split('-').map(Number);
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i - 1);
  });
}

function hasWord(meta: string, word: string): boolean {
  return new RegExp(`(?:^|\\s)${word}(?=\\s|$)`).test(meta);
}

function valueOf(meta: string, word: string): string {
  return new RegExp(`(?:^|\\s)${word}=(["'])(.*?)\\1`).exec(meta)?.[2] ?? '';
}

/**
 * Reads the words behind a fence's language.
 *
 * @param meta - for example `title="claim.ts" {1,3-5} showLineNumbers=5 run`
 */
export function readFenceHead(meta: string): FenceHead {
  const bare = meta.replace(/\w+=("[^"]*"|'[^']*')/g, '');
  const range = /\{([\d,-]+)\}/.exec(bare)?.[1];
  const numbers = /(?:^|\s)showLineNumbers(?:=(\d+))?(?=\s|$)/.exec(bare);
  const outputOf = valueOf(meta, 'output');
  return {
    title: valueOf(meta, 'title'),
    firstNumber: numbers ? Number(numbers[1] ?? 1) : undefined,
    marked: range === undefined ? undefined : readRange(range),
    isOutput: outputOf !== '' || hasWord(bare, 'output'),
    outputOf,
    isHarness: hasWord(bare, 'harness'),
  };
}
