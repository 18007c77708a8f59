/** A comment that highlights lines and isn't shown, as documented by Docusaurus. */
export type MagicComment = {
  /** Class of the marked lines. */
  readonly className: string;
  /** Marks the next line. */
  readonly line?: string;
  /** Marks the lines between the two. */
  readonly block?: { readonly start: string; readonly end: string };
};

/** The marked lines by index, and the code without the comments. */
export type MarkedCode = {
  readonly code: string;
  readonly marks: ReadonlyMap<number, readonly string[]>;
};

const OPENING = String.raw`(?:\/\/|\/\*|\{\s*\/\*|#|<!--|--|%|;;|'|REM|!|\(\*|\*>)`;
const CLOSING = String.raw`(?:\*\/\s*\}?|-->|\*\))?`;
/** In Markdown samples, magic comments of code inside a fence are part of what the sample shows. */
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
 * @param code - the fence's content
 * @param language - the fence's language
 * @param comments - the directives; the first is what `{1,3-5}` in the info string stands for
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
