import type { Element } from '../nodes.ts';
import { matchesIn, quote } from '../phrases.ts';
import { type Check, type Finding, type Problem, each, findingAt } from '../rule.ts';

/** What the site's Content-Security-Policy blocks, so that readers get a gap. */
const BLOCKED = new Set(
  'script iframe frame object embed applet video audio source track'.split(' '),
);
/** What changes the whole page, or sends what readers type. */
const OF_PAGE = new Set('style link meta base title form h1'.split(' '));

const LOADS = /^(?:src|srcset|poster|data|background)$/i;
const LEAVES = /^(?:https?:)?\/\//i;
const IMAGE =
  'Put the file next to the note if its license allows it, or link to its page.';

function checkTag(tag: string): Problem | undefined {
  if (BLOCKED.has(tag))
    return [
      `The page's Content-Security-Policy blocks <${tag}>, so readers would see nothing.`,
      'Show code in a fence, or link the page with words that say what is there.',
    ];
  if (OF_PAGE.has(tag))
    return [
      `<${tag}> belongs to the page, not to a note.`,
      'Write it as Markdown, or delete it; title and metadata go into the front matter.',
    ];
  return undefined;
}

function checkElement(element: Element): Finding[] {
  const tag = element.name ?? '';
  const problems = element.attributes.map((attribute): Problem | undefined => {
    if (!('name' in attribute) || typeof attribute.value !== 'string') return undefined;
    const { name, value } = attribute;
    if (name === 'style')
      return [
        `<${tag}> has a style as text, at which the page fails.`,
        'Delete it, or write style={{ width: 200 }}.',
      ];
    if (!LOADS.test(name) || !LEAVES.test(value.trim()) || BLOCKED.has(tag))
      return undefined;
    return [`<${tag}> loads ${quote(value)}, which the policy blocks.`, IMAGE];
  });
  return [checkTag(tag), ...problems].flatMap((problem) =>
    problem ? findingAt(element, problem) : [],
  );
}

/** Requests to other sites in a live block, which its CSP blocks. */
const LIVE_LOADS =
  /(?:fetch\(|new (?:WebSocket|EventSource|Worker|XMLHttpRequest)\(|import\(|\bsrc=\{?|url\()\s*["'`]?(?:https?:|wss?:|\/\/)\S*/g;

/** A note loads or sends nothing that the site's CSP would silently block. */
export const checkElements: Check = ({ all, elements, fences }) => {
  const live = fences.filter((fence) => fence.live).map(({ code }) => code);
  return [
    ...elements.flatMap(checkElement),
    ...each(all('image'), ({ url }) => {
      if (!LEAVES.test(url)) return undefined;
      return [
        `The image ${quote(url)} is on another site, and the Content-Security-Policy blocks it.`,
        IMAGE,
      ];
    }),
    ...each(matchesIn(live, LIVE_LOADS), ([text]) => [
      `"${quote(text)}" asks another site, which the frame of live code does not allow.`,
      'Put the data into the block.',
    ]),
  ];
};
