/** A comment that marks lines and is not shown, as Docusaurus documents it. */
export type MagicComment = {
  /** Class of the marked lines. */
  readonly className: string;
  /** Marks the next line. */
  readonly line?: string;
  /** Marks what stands between the two. */
  readonly block?: { readonly start: string; readonly end: string };
};

/** Marked lines by their index, and the code without the marks. */
export type MarkedCode = {
  readonly code: string;
  readonly marks: ReadonlyMap<number, readonly string[]>;
};

const OPENING = String.raw`(?:\/\/|\/\*|\{\s*\/\*|#|<!--|--|%|;;|'|REM|!|\(\*|\*>)`;
const CLOSING = String.raw`(?:\*\/\s*\}?|-->|\*\))?`;
/** In Markdown the marks of the code inside a fence belong to what the sample shows. */
const MARKDOWN_OPENING = String.raw`(?:<!--|\{\s*\/\*|#)`;

function directivePattern(comments: readonly MagicComment[], language: string): RegExp {
  const words = comments
    .flatMap(({ line, block }) => [line, block?.start, block?.end])
    .filter((word) => word !== undefined)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const opening = /^mdx?$|^markdown$/.test(language) ? MARKDOWN_OPENING : OPENING;
  return new RegExp(String.raw`^\s*${opening}\s*(${words.join('|')})\s*${CLOSING}\s*$`);
}

/**
 * Reads the magic comments of a block.
 *
 * @param code - what the fence holds
 * @param language - the fence's word
 * @param comments - the directives, first the one that `{1,3-5}` in a fence's head stands for
 */
export function readMagicComments(
  code: string,
  language: string,
  comments: readonly MagicComment[],
): MarkedCode {
  const pattern = directivePattern(comments, language);
  const kept: string[] = [];
  const open = new Set<string>();
  const marks = new Map<number, readonly string[]>();
  let next: string[] = [];

  for (const line of code.split('\n')) {
    const word = pattern.exec(line)?.[1];
    if (word === undefined) {
      const classes = [...open, ...next];
      if (classes.length > 0) marks.set(kept.length, [...new Set(classes)]);
      next = [];
      kept.push(line);
      continue;
    }
    for (const { className, line: single, block } of comments) {
      if (word === single) next.push(className);
      if (word === block?.start) open.add(className);
      if (word === block?.end) open.delete(className);
    }
  }
  return { code: kept.join('\n'), marks };
}
