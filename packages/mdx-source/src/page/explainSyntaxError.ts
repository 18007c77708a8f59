import type { VFileMessage } from 'vfile-message';

/** A syntax error in an author's words. */
type Explanation = {
  readonly line: number | undefined;
  /** What's wrong, as the end of a sentence. */
  readonly reason: string;
  readonly remedy: string;
};

/** A URL or an email address in angle brackets, which MDX takes for a tag. */
export const AUTOLINK = /<((?:https?:\/\/|mailto:)[^\s<>]+|[\w.+-]+@[\w-]+\.[\w.-]+)>/;
/** A URL after a bracket that's never closed. */
const OPEN_LINK = /<(https?:\/\/[^\s<>]*[^\s<>\p{P}]\/?)(?!.*>)/u;
/** A file in angle brackets. */
const FILE_LINK = /<(\.{1,2}\/[^\s<>]+|[\w./-]+\.mdx?)>/;

/** Position of an unclosed tag; the error's own position is where the parser noticed. */
const OPEN_TAG = / \((\d+):\d+-\d+:\d+\)/;

/** What begins where an error is, and how to write the character when it's text. */
const OPENINGS = [
  {
    open: '{',
    close: '}',
    of: /^Could not parse expression|\bin expression\b/,
    begins: 'an expression',
    escape: '\\{',
  },
  {
    open: '<',
    close: '>',
    of: /^Unexpected (?:end of file|character(?!.*attribute value))/,
    begins: 'a tag',
    escape: '&lt;',
  },
];

/** The line of the last `open` that no `close` is for. */
function findOpen(text: string, open: string, close: string): number {
  let depth = 0;
  let at = text.length;
  while (at > 0 && depth <= 0) {
    at -= 1;
    if (text[at] === close) depth -= 1;
    if (text[at] === open) depth += 1;
  }
  return text.slice(0, at).split('\n').length;
}

/** Explains an error in what the parser takes for code. */
function explainCode(
  { reason, line = 1, column = 1 }: VFileMessage,
  lines: readonly string[],
): Explanation | undefined {
  if (reason.startsWith('Could not parse import/exports'))
    return {
      line,
      reason:
        "in MDX, a line that begins with import or export is code, and here it isn't valid JavaScript",
      remedy: 'Begin the sentence with another word, or correct the code.',
    };
  const opening = OPENINGS.find(({ of }) => of.test(reason));
  if (!opening) return undefined;
  const { open, close, begins, escape } = opening;
  const before = [...lines.slice(0, line - 1), lines[line - 1]?.slice(0, column - 1)];
  const fault = reason.includes('end of file') ? 'is never closed' : "isn't valid";
  return {
    line: findOpen(before.join('\n'), open, close),
    reason: `in MDX, ${open} begins ${begins}, and this one ${fault}`,
    remedy: `Close or correct it; if it's text, put it between backticks, or write ${escape} for the ${open}.`,
  };
}

/** Elements of HTML that have no content. */
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/;

/** How to fix what the parser says about tags, and plainly. */
function remedyFor(reason: string): string {
  const [, name] = /^Expected a closing tag for `<([\w.-]+)/.exec(reason) ?? [];
  if (name && VOID.test(name))
    return `End it with a slash: <${name} … />, or <${name} /> without attributes.`;
  if (name)
    return `Write </${name}> where it ends, with empty lines around both tags; if <${name}> is text, put it between backticks.`;
  return /attribute value/.test(reason)
    ? 'Put the value between double quotes.'
    : "Close each tag in its paragraph, the inner one first, or put empty lines around both of its tags; if it's text, put it between backticks.";
}

/**
 * Explains an error of the MDX parser, which talks about characters and grammar.
 *
 * @param source - what was parsed
 */
export function explainSyntaxError(error: VFileMessage, source: string): Explanation {
  const lines = source.split('\n');
  const conflict = lines.findIndex((text) => text.startsWith('<<<<<<< '));
  if (conflict !== -1)
    return {
      line: conflict + 1,
      reason: 'a merge conflict was left in it',
      remedy: 'Keep one of the two sides, and delete the conflict markers.',
    };
  const [reason = ''] = error.reason.split('\n');
  const line = Number(OPEN_TAG.exec(reason)?.[1] ?? error.line) || undefined;
  const text = lines[(line ?? 0) - 1] ?? '';
  const links = [AUTOLINK, FILE_LINK, OPEN_LINK];
  const [all = '', url] = links.map((link) => link.exec(text)).find(Boolean) ?? [];
  if (url !== undefined)
    return {
      line,
      reason: `in MDX, < begins a tag, so ${all} isn't a link`,
      remedy: `Write [text](${/^[\w.+-]+@/.test(url) ? `mailto:${url}` : url})${all.endsWith('>') ? '' : ', or the bare URL'}.`,
    };
  return (
    explainCode(error, lines) ?? {
      line,
      reason: reason.replace(OPEN_TAG, ' of line $1'),
      remedy: remedyFor(reason),
    }
  );
}
