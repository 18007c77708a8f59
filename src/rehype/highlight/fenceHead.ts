/** What the words behind a fence's language ask for. */
export type FenceHead = {
  /** `title="claim.ts"` */
  readonly title: string;
  /** `showLineNumbers` or `showLineNumbers=5`: the number of the first line. */
  readonly firstNumber: number | undefined;
  /** `{1,3-5}`: indexes of the lines to mark, from 0. */
  readonly marked: readonly number[] | undefined;
  /** A fence that shows what the sample above it prints. */
  readonly isOutput: boolean;
};

function readRange(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [from = 0, to = from] = part.split('-').map(Number);
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i - 1);
  });
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
  return {
    title: /(?:^|\s)title=(["'])(.*?)\1/.exec(meta)?.[2] ?? '',
    firstNumber: numbers ? Number(numbers[1] ?? 1) : undefined,
    marked: range === undefined ? undefined : readRange(range),
    isOutput: /(?:^|\s)output(?=\s|$)/.test(bare),
  };
}
