import type { VFileMessage } from 'vfile-message';

import { closestMatch } from '../problems/closestMatch.ts';

/** A syntax error in an author's words. */
type Explanation = {
  readonly line: number | undefined;
  /** What's wrong, as the end of a sentence. */
  readonly reason: string;
  readonly remedy: string;
};

const MAX_QUOTE = 30;

/** A URL or an email address in angle brackets, which MDX takes for a tag. */
export const AUTOLINK = /<((?:https?:\/\/|mailto:)[^\s<>]+|[\w.+-]+@[\w-]+\.[\w.-]+)>/;
/** A URL after a bracket that's never closed. */
const OPEN_LINK = /<(https?:\/\/[^\s<>]*[^\s<>\p{P}]\/?)(?!.*>)/u;
/** A file in angle brackets. */
const FILE_LINK = /<(\.{1,2}\/[^\s<>]+|[\w./-]+\.mdx?)>/;

/** Position of an unclosed tag; the error's own position is where the parser noticed. */
const OPEN_TAG = / \((\d+):\d+-\d+:\d+\)/;

/** Elements without content, which have no closing tag. */
const VOID = new Set(['br', 'hr', 'img', 'input', 'wbr']);

/** The word or words that a position is in, from the space before it to the one after `end`. */
function quoteAround(source: string, offset: number, end: RegExp): string {
  const before = /\S*$/.exec(source.slice(0, offset))?.[0] ?? '';
  const after = end.exec(source.slice(offset))?.[0] ?? '';
  return (before.replace(/^[("'“*_]+/, '') + after).slice(0, MAX_QUOTE);
}

/** The last brace at or before a position that no other closes. */
function findOpenBrace(source: string, offset: number): number {
  let depth = 0;
  for (let at = offset; at >= 0; at -= 1) {
    if (source[at] === '}') depth += 1;
    if (source[at] === '{' && depth-- === 0) return at;
  }
  return source.lastIndexOf('{', offset);
}

function explainTag(source: string, at: number): Omit<Explanation, 'line'> {
  if (source.startsWith('<!--', at))
    return {
      reason: 'the comment that begins here is never closed',
      remedy: 'Write --> where it ends, or {/* comment */}.',
    };
  const tag = /^<\/[^>\s]*>?/.exec(source.slice(at))?.[0];
  if (tag !== undefined)
    return {
      reason: `${tag} closes a tag that isn't open`,
      remedy: `Delete it, or put it between backticks if it's text.`,
    };
  return {
    reason: `in MDX, < begins a tag, and "${quoteAround(source, at, /^<[^\s>]*>?/)}" isn't one`,
    remedy: 'Put it between backticks, or write &lt; for the <.',
  };
}

function explainExpression(source: string, at: number, reason: string) {
  if (source.startsWith('{/*', at) && !source.includes('*/', at))
    return {
      reason: 'the comment that begins here is never closed',
      remedy: 'Write */} where it ends.',
    };
  const isOpen = /\bend of file\b/.test(reason);
  return {
    reason: `in MDX, { begins an expression, and "${quoteAround(source, at, /^[^}\n]*\}?/)}" ${isOpen ? 'is never closed' : "isn't valid JavaScript"}`,
    remedy: 'Put it between backticks, or write \\{ for the {.',
  };
}

function explainOpenTag(name: string, reason: string): Omit<Explanation, 'line'> {
  const within = reason.includes('`paragraph`') ? ' in its paragraph' : '';
  const pair = `</${name}>, with both tags between empty lines if it holds several paragraphs, or `;
  return {
    reason: `in MDX, < begins a tag, and <${name}> is never closed${within}`,
    remedy: `If it's text, put it between backticks or write &lt;${name}>. If it's a tag, close it: ${VOID.has(name) ? '' : pair}<${name} />.`,
  };
}

function explainClosingTag(tag: string, open: string): Omit<Explanation, 'line'> {
  return {
    reason: `${tag} comes before <${open}> is closed`,
    remedy: closestMatch(tag.slice(2, -1), [open])
      ? `Probably meant: </${open}>.`
      : `Write </${open}> before it, or <${open} /> for an element without content.`,
  };
}

/** Explains an error whose cause the parser's message names. */
function explainReason(
  { reason, line = 1, column = 1 }: VFileMessage,
  source: string,
): Explanation | undefined {
  const above = [...source.split('\n').slice(0, line - 1), ''].join('\n').length;
  const offset = above + column - 1;
  const lineAt = (at: number) => source.slice(0, at).split('\n').length;

  const [, open] = /^Expected a closing tag for `<([^`>\s]*)[^`]*`/.exec(reason) ?? [];
  if (open) {
    const at = Number(OPEN_TAG.exec(reason)?.[1] ?? line);
    return { line: at, ...explainOpenTag(open, reason) };
  }
  const [, closing, opened] =
    /^Unexpected closing tag `([^`]+)`, .* for `<([^`>\s]*)/.exec(reason) ?? [];
  if (closing && opened) return { line, ...explainClosingTag(closing, opened) };
  if (/^Could not parse import\/exports/.test(reason))
    return {
      line,
      reason:
        "in MDX, a line that begins with import or export is code, and here it isn't valid JavaScript",
      remedy: 'Begin the sentence with another word, or correct the code.',
    };
  if (/^Could not parse expression|\bin expression\b/.test(reason)) {
    const at = findOpenBrace(source, offset);
    if (at === -1) return undefined;
    return { line: lineAt(at), ...explainExpression(source, at, reason) };
  }
  const [, name] = /([\w:-]+)=$/.exec(source.slice(0, offset)) ?? [];
  const [value] = /^[^\s"'{}<>]+/.exec(source.slice(offset)) ?? [];
  if (name && value && reason.includes('before attribute value'))
    return {
      line,
      reason: `the value of ${name} has no quotes`,
      remedy: `Write ${name}="${value.replace(/\/$/, '')}".`,
    };
  const isTag = /^Unexpected (?:character|end of file|closing slash)/.test(reason);
  if (!isTag || reason.includes('attribute value')) return undefined;
  const at = source.lastIndexOf('<', offset);
  return at === -1 ? undefined : { line: lineAt(at), ...explainTag(source, at) };
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
    explainReason(error, source) ?? {
      line,
      reason: reason.replace(OPEN_TAG, ''),
      remedy:
        'Put <, { and } in prose between backticks, and close each tag, as in <br />.',
    }
  );
}
