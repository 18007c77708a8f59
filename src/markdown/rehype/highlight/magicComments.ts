/** The code without the magic comments, and the indexes of the lines that they mark. */
type MarkedCode = { readonly code: string; readonly marks: ReadonlySet<number> };

const OPENING = String.raw`(?:\/\/|\/\*|\{\s*\/\*|#|<!--|--|%|;;|'|REM|!|\(\*|\*>)`;
const CLOSING = String.raw`(?:\*\/\s*\}?|-->|\*\))?`;
/** In Markdown samples, magic comments of code inside a fence are part of what the sample shows. */
const MARKDOWN_OPENING = String.raw`(?:<!--|\{\s*\/\*|#)`;

/**
 * Reads a block's magic comments, as documented by Docusaurus: `highlight-next-line`, and
 * `highlight-start` with `highlight-end`.
 *
 * @param code - the fence's content
 * @param language - the fence's language
 */
export function readMagicComments(code: string, language: string): MarkedCode {
  const opening = /^mdx?$|^markdown$/.test(language) ? MARKDOWN_OPENING : OPENING;
  const pattern = new RegExp(
    String.raw`^\s*${opening}\s*highlight-(next-line|start|end)\s*${CLOSING}\s*$`,
  );
  const kept: string[] = [];
  const marks = new Set<number>();
  let isOpen = false;
  let isNext = false;
  for (const line of code.split('\n')) {
    const word = pattern.exec(line)?.[1];
    if (word === 'next-line') isNext = true;
    else if (word) isOpen = word === 'start';
    else {
      if (isOpen || isNext) marks.add(kept.length);
      isNext = false;
      kept.push(line);
    }
  }
  return { code: kept.join('\n'), marks };
}
