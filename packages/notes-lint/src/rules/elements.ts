import { escapeRegexp } from '@docusaurus/utils';
import type { Nodes } from 'mdast';
import { stringsOf } from 'mdx-source';

import { type JsxElement, nodesIn } from '../view/nodes.ts';
import type { NoteView } from '../view/noteView.ts';
import { quote } from '../view/quote.ts';
import { type Check, type Finding, checkEach, findingAt } from './engine/findings.ts';

/** What the site's Content-Security-Policy blocks unless it comes from an allowed source. */
const BLOCKED = new Set(
  'script iframe frame object embed applet video audio source track'.split(' '),
);

const LOADS = /^(?:src|srcset|poster|data|background)$/i;
const LEAVES = /^(?:https?:)?\/\//i;
const IMAGE =
  'Put the file next to the note if its license allows it, or link to its page.';

/** Whether a policy with this source allows a URL; a source may lack its scheme and contain `*`. */
function matchesSource(source: string, url: string): boolean {
  const scheme = /^[a-z]+:/i.test(source) ? '' : '(?:https?:)?//';
  const pattern = escapeRegexp(source).replaceAll(String.raw`\*`, '[^/]*');
  // A host must end where the URL's does: `b.example.co` isn't `b.example.com`.
  return new RegExp(`^${scheme}${pattern}(?:(?<=[/:])|[/:?#]|$)`, 'i').test(url);
}

function checkElement(
  element: JsxElement,
  isAllowed: (url: string) => boolean,
): Finding[] {
  const tag = element.name ?? '';
  const strings = stringsOf(element);
  const src = strings['src']?.trim() ?? '';
  const isOwnFrame = tag === 'iframe' && src !== '' && !LEAVES.test(src);
  if (BLOCKED.has(tag) && !isOwnFrame && !isAllowed(src))
    return [
      findingAt(element, [
        `The page's Content-Security-Policy blocks <${tag}>, so readers would see nothing.`,
        'Show code in a fence, or link the page with words that say what is there.',
      ]),
    ];
  return Object.entries(strings).flatMap(([name, written = '']) => {
    const value = written.trim();
    if (name === 'style')
      return findingAt(element, [
        `<${tag}> has a string as its style, which breaks the page.`,
        'Delete it, or write style={{ width: 200 }}.',
      ]);
    if (/^on/i.test(name) && /^[a-z]/.test(tag))
      return findingAt(element, [
        `React ignores ${name}="…", so <${tag}> does nothing.`,
        'Write a function, as in onClick={() => …}, or show it in a live block.',
      ]);
    if (!LOADS.test(name) || !LEAVES.test(value) || isAllowed(value)) return [];
    return findingAt(element, [
      `<${tag}> loads ${quote(value)}, which the policy blocks.`,
      IMAGE,
    ]);
  });
}

/** What ends an element in HTML: a paragraph, as in React's `validateDOMNesting`, and a link. */
const ENDS: Readonly<Record<string, RegExp>> = {
  p: /^(?:address|article|aside|blockquote|center|details|dialog|dir|div|dl|fieldset|figcaption|figure|footer|form|h[1-6]|header|hgroup|hr|main|menu|nav|ol|p|pre|section|summary|table|ul)$/,
  a: /^a$/,
};

const MARKUP = ['paragraph', 'link', 'mdxJsxFlowElement', 'mdxJsxTextElement'] as const;

/** The HTML element that a node becomes; none for a paragraph of elements only, which MDX unwraps. */
function tagOf(node: Nodes): string {
  if (node.type === 'link') return 'a';
  if (node.type !== 'paragraph') return ('name' in node && node.name) || '';
  const isText = (one: Nodes) => one.type === 'text' && /\S/.test(one.value);
  const isKept = node.children.some((one) => isText(one) || !/^mdx|^text/.test(one.type));
  return isKept ? 'p' : '';
}

/** Elements that end the one around them, so that the page isn't the one that React expects. */
function findMisnested({ nodesWithParents }: NoteView): Finding[] {
  return nodesWithParents.flatMap(({ node, parent }) => {
    const outer = tagOf(node);
    const isEnd = (one: Nodes) => one !== node && ENDS[outer]?.test(tagOf(one));
    const inner = nodesIn(node, ...MARKUP).find(isEnd);
    // The paragraphs of a list without empty lines aren't elements.
    if (!inner || (parent?.type === 'listItem' && !parent.spread)) return [];
    const message = `<${tagOf(inner)}> is inside of a ${outer === 'a' ? 'link' : 'paragraph'}, which HTML ends before it, so the page breaks in browsers.`;
    const remedy =
      node.type === 'paragraph'
        ? 'Put an empty line before it, and one after it.'
        : `Close the <${outer}> before it, or delete its tags.`;
    return findingAt(inner, [message, remedy]);
  });
}

/** A note loads nothing that the site's CSP would silently block. */
export const checkElements: Check = (view) => {
  const { all, allowedSources = [], elements } = view;
  const isAllowed = (url: string) =>
    allowedSources.some((source) => matchesSource(source, url));
  return [
    ...findMisnested(view),
    ...elements.flatMap((element) => checkElement(element, isAllowed)),
    ...checkEach(all('image'), ({ url }) => {
      if (!LEAVES.test(url) || isAllowed(url)) return undefined;
      return [
        `The image ${quote(url)} is on another site, and the Content-Security-Policy blocks it.`,
        IMAGE,
      ];
    }),
  ];
};
