import type { ElementContent, RootContent } from 'hast';

import { toString } from 'mdast-util-to-string';

import { grammars } from './grammars.ts';

/** The token types that have a colour, with Prism's names; `docusaurus-ui` has a class of the same name for each. */
const PRISM_NAMES = [
  ['comment', 'comment prolog doctype cdata shebang'],
  ['inserted', 'inserted inserted-sign'],
  ['deleted', 'deleted deleted-sign'],
  ['string', 'string char attr-value regex template-string url code-snippet hexcode'],
  ['number', 'number boolean constant symbol unit important nil null entity'],
  ['keyword', 'keyword atrule rule directive tag title selector control-flow'],
  ['function', 'function method attr-name property key property-access decorator'],
  ['type', 'class-name builtin type namespace maybe-class-name header-name variable'],
] as const;

type TokenKind = (typeof PRISM_NAMES)[number][0];

/** A run of text with one colour, or none. */
export type Segment = { readonly text: string; readonly kind: TokenKind | undefined };

const TOKEN_KINDS: ReadonlyMap<string, TokenKind> = new Map(
  PRISM_NAMES.flatMap(([kind, names]) =>
    names.split(' ').map((name) => [name, kind] as const),
  ),
);

/** Code embedded in a string or a tag doesn't get the colour of its container. */
const PLAIN_TOKENS = new Set(['interpolation', 'script', 'plain-text']);

/** Tokens nested inside these don't get their own colour. */
const WHOLE = new Set(['comment', 'regex', 'prolog', 'doctype']);

function kindOf(names: readonly string[], inherited: TokenKind | undefined) {
  if (names.some((name) => PLAIN_TOKENS.has(name))) return undefined;
  const name = names.find((candidate) => TOKEN_KINDS.has(candidate));
  return name === undefined ? inherited : TOKEN_KINDS.get(name);
}

function* flatten(
  nodes: readonly (RootContent | ElementContent)[],
  inherited?: TokenKind,
): Generator<Segment> {
  for (const node of nodes) {
    if (node.type === 'text') yield { text: node.value, kind: inherited };
    if (node.type !== 'element') continue;
    const names = [node.properties.className].flat().map(String);
    const kind = kindOf(names, inherited);
    if (names.some((name) => WHOLE.has(name))) {
      yield { text: toString(node), kind };
    } else {
      yield* flatten(node.children, kind);
    }
  }
}

/** Joins adjacent segments of the same kind, so that a page has as few elements as possible. */
function join(segments: Iterable<Segment>): Segment[] {
  const joined: Segment[] = [];
  for (const segment of segments) {
    const last = joined.at(-1);
    const blank = segment.text.trim() === '' && !segment.text.includes('\n');
    if (last && (last.kind === segment.kind || blank)) {
      joined[joined.length - 1] = { text: last.text + segment.text, kind: last.kind };
    } else {
      joined.push(segment);
    }
  }
  return joined;
}

/**
 * Splits code into segments of one colour each.
 *
 * @param code - the fence's content
 * @param language - the fence's language; without a grammar, the result is one plain segment
 */
export function toSegments(code: string, language: string): Segment[] {
  if (!grammars.registered(language)) return [{ text: code, kind: undefined }];
  return join(flatten(grammars.highlight(code, language).children));
}
