import { toHtml } from 'hast-util-to-html';

import type { Segment } from './tokens.ts';

/** Line markup of a block. */
export type Lines = {
  /** Indexes of the marked lines. */
  readonly marks?: ReadonlySet<number>;
  /** Number of the first line, if lines are numbered. */
  readonly firstNumber?: number | undefined;
};

/** Docusaurus' class of a marked line. */
const MARKED = 'theme-code-block-highlighted-line';

/** @returns the text, escaped for HTML */
export function escapeText(value: string): string {
  const characterReferences = { useNamedReferences: true };
  return toHtml({ type: 'text', value }, { characterReferences });
}

function writeSegment({ text, kind }: Segment): string {
  const escaped = escapeText(text);
  return kind && text ? `<span class="${kind}">${escaped}</span>` : escaped;
}

function splitLines(segments: readonly Segment[]): Segment[][] {
  const lines: Segment[][] = [[]];
  for (const { text, kind } of segments) {
    text.split('\n').forEach((part, index) => {
      if (index > 0) lines.push([]);
      if (part) lines.at(-1)?.push({ text: part, kind });
    });
  }
  return lines;
}

/**
 * Writes a block's code as HTML. Lines are wrapped in elements only if they're numbered or any of them
 * is marked.
 */
export function writeHtml(
  segments: readonly Segment[],
  { marks, firstNumber }: Lines = {},
): string {
  if (!marks?.size && firstNumber === undefined) {
    return segments.map(writeSegment).join('');
  }
  const written = splitLines(segments);
  return written
    .map((line, index) => {
      const classes = marks?.has(index) ? `line ${MARKED}` : 'line';
      const number =
        firstNumber === undefined ? '' : ` data-number="${firstNumber + index}"`;
      const end = index < written.length - 1 ? '\n' : '';
      return `<span class="${classes}"${number}>${line.map(writeSegment).join('')}${end}</span>`;
    })
    .join('');
}
