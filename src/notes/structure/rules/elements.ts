import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';

import { nodesOf } from '../nodes.ts';
import type { Check, Finding } from '../rule.ts';
import { lineOf } from '../view.ts';
import { quote } from './phrases.ts';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

const FENCE = 'Show code in a fence; what a reader tries is a ```jsx live block.';
const LINK = 'Link the page instead, with words that say what is there.';

/** Elements that the site's policy blocks, that run, or that belong to the page and not to a text. */
const REFUSED: Readonly<Record<string, readonly [why: string, remedy: string]>> = {
  script: ['runs code that nothing here checks, and the policy blocks it', FENCE],
  noscript: ['belongs to the page, not to a note', 'Delete it.'],
  style: ['changes the look of the whole site', 'Delete it; the look is in src/css.'],
  link: ['loads something into the whole page', 'Delete it.'],
  meta: [
    'belongs to the head of the page',
    'Delete it; front matter says what a note is.',
  ],
  base: ['changes where every link of the page leads', 'Delete it.'],
  title: ['belongs to the head of the page', 'Write the title in the front matter.'],
  iframe: ['shows a foreign page, which the policy blocks', LINK],
  frame: ['shows a foreign page, which the policy blocks', LINK],
  frameset: ['shows a foreign page, which the policy blocks', LINK],
  object: ['runs a plug-in, which the policy blocks', LINK],
  embed: ['runs a plug-in, which the policy blocks', LINK],
  applet: ['runs a plug-in, which the policy blocks', LINK],
  portal: ['shows a foreign page, which the policy blocks', LINK],
  video: ['loads media, which the policy blocks', LINK],
  audio: ['loads media, which the policy blocks', LINK],
  source: ['loads media, which the policy blocks', LINK],
  track: ['loads media, which the policy blocks', LINK],
  form: ['sends what readers type, which the policy blocks', 'Take the form out.'],
  input: [
    'asks for what nothing here receives',
    'Write a list with "- [ ] ", or a live block.',
  ],
  textarea: ['asks for what nothing here receives', 'Use a live block.'],
  select: ['asks for what nothing here receives', 'Use a live block.'],
  marquee: ['is no element of HTML any more', 'Write the text alone.'],
  blink: ['is no element of HTML any more', 'Write the text alone.'],
  center: ['is no element of HTML any more', 'Write the text alone.'],
  font: ['is no element of HTML any more', 'Write the text alone.'],
  h1: ['is a second title of the page', 'Write the section with ##.'],
};

const HOLDS_ADDRESS =
  /^(?:src|srcset|href|to|poster|data|action|formaction|background|cite|xlink:?href|ping)$/i;
const LOADS = /^(?:src|srcset|poster|data|background)$/i;
const LEAVES = /^(?:https?:)?\/\//i;
const RUNS = /^\s*(?:javascript|vbscript|data):/i;
const STYLE_LOADS = /url\(|@import|expression\(|javascript:/i;

function checkAttribute(
  element: Element,
  name: string,
  value: string,
  isText: boolean,
): Finding[] {
  const tag = element.name ?? '';
  const isNative = /^[a-z]/.test(tag);
  const report = (message: string, remedy: string) => [
    { line: lineOf(element), message: `<${tag}> ${message}.`, remedy },
  ];
  if (/^on[a-z]/i.test(name) && isNative)
    return report(`has ${name}, which runs code that nothing here checks`, FENCE);
  if (name === 'dangerouslySetInnerHTML')
    return report(
      'puts HTML into the page that nothing here checks',
      'Write it as Markdown.',
    );
  if (name === 'srcdoc' || name === 'srcDoc')
    return report('holds a page of its own, which the policy blocks', LINK);
  if (name === 'style' && STYLE_LOADS.test(value))
    return report(
      'has a style that loads something',
      'Delete the style; images are files beside the note.',
    );
  if (name === 'style' && isText)
    return report(
      'has a style as text, at which the page fails',
      'Delete it, or write style={{ width: 200 }}.',
    );
  if ((name === 'class' || name === 'for') && isNative)
    return report(
      `has ${name}, which MDX calls ${name === 'class' ? 'className' : 'htmlFor'}`,
      `Write ${name === 'class' ? 'className' : 'htmlFor'}, or plain Markdown.`,
    );
  if (!HOLDS_ADDRESS.test(name)) return [];
  if (RUNS.test(value))
    return report(
      `has an address that runs code (${quote(value)})`,
      'Write an address that begins with https:.',
    );
  if (LOADS.test(name) && LEAVES.test(value.trim()))
    return report(
      `loads ${quote(value)} from another site, which the policy blocks`,
      'Put the file beside the note, and name it by a relative path.',
    );
  return [];
}

function checkElement(element: Element): Finding[] {
  const [why, remedy] = REFUSED[element.name?.toLowerCase() ?? ''] ?? [];
  const isNative =
    /^[a-z]/.test(element.name ?? '') || element.name?.toUpperCase() === element.name;
  const refused =
    why === undefined || remedy === undefined || !isNative
      ? []
      : [{ line: lineOf(element), message: `<${element.name}> ${why}.`, remedy }];
  const attributes = element.attributes.flatMap((attribute) => {
    if (attribute.type === 'mdxJsxExpressionAttribute') return [];
    const { name, value } = attribute;
    const isText = typeof value === 'string';
    const text = isText ? value : (value?.value ?? '').replace(/^\s*['"`]/, '');
    return checkAttribute(element, name, text, isText);
  });
  return [...refused, ...attributes].slice(0, 2);
}

/** What a live block asks another site for, which its own policy blocks. */
const LIVE_LOADS =
  /(?:fetch\(|new (?:WebSocket|EventSource|Worker|XMLHttpRequest)\(|import\(|\bsrc=\{?|url\()\s*["'`]?(?:https?:|wss?:|\/\/)\S*/g;

/** Nothing of a note runs, loads or sends what the site's policy would block in silence. */
export const checkElements: Check = ({ note, images, fences }) => {
  const found: Finding[] = [];
  nodesOf(note.tree).forEach((node) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
      found.push(...checkElement(node));
    if (node.type === 'mdxjsEsm') {
      const foreign =
        /from\s*["'](?:https?:)?\/\/[^"']*|import\(\s*["'](?:https?:)?\/\/[^"']*/.exec(
          node.value,
        );
      if (foreign)
        found.push({
          line: lineOf(node) + node.value.slice(0, foreign.index).split('\n').length - 1,
          message: `"${quote(foreign[0])}" loads code from another site, which the policy blocks.`,
          remedy: 'Import a file of the site, or show the code in a fence.',
        });
    }
  });
  const foreign = images.filter(
    ({ url }) => LEAVES.test(url) || /^[a-z][a-z\d+.-]*:/i.test(url),
  );
  found.push(
    ...foreign.map((image) => ({
      line: lineOf(image),
      message: `The image ${quote(image.url)} is on another site, and the policy blocks it.`,
      remedy:
        'Put the file beside the note if its licence allows it, or link the page it is on.',
    })),
  );
  for (const { node, line, isLive } of fences) {
    if (!isLive) continue;
    found.push(
      ...[...node.value.matchAll(LIVE_LOADS)].map((match) => ({
        line: line + node.value.slice(0, match.index).split('\n').length,
        message: `"${quote(match[0])}" asks another site, which the frame of live code does not allow.`,
        remedy: 'Let the block work on data of its own.',
      })),
    );
  }
  return found;
};
