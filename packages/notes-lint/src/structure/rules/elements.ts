import { lineOf } from '../lines.ts';
import type { Element } from '../nodes.ts';
import { type Check, type Finding, type Problem, each, findingAt } from '../rule.ts';
import { matchesIn, quote } from './phrases.ts';

const FENCE = 'Show code in a fence; what a reader tries is a ```jsx live block.';
const LINK = 'Link the page instead, with words that say what is there.';

type Refusal = readonly [names: readonly string[], why: string, remedy: string];

/**
 * Elements that the site's CSP blocks, that run code, or that belong to the page rather
 * than a note.
 */
const REFUSED: readonly Refusal[] = [
  [['script'], 'runs code that nothing here checks, and the policy blocks it', FENCE],
  [['noscript'], 'belongs to the page, not to a note', 'Delete it.'],
  [
    ['style'],
    'changes the look of the whole site',
    'Delete it; styles belong in src/css.',
  ],
  [['link'], 'loads something into the whole page', 'Delete it.'],
  [
    ['meta'],
    'belongs to the head of the page',
    'Delete it; metadata belongs in the front matter.',
  ],
  [['base'], 'changes the target of every link on the page', 'Delete it.'],
  [['title'], 'belongs to the head of the page', 'Write the title in the front matter.'],
  [
    ['iframe', 'frame', 'frameset', 'portal'],
    'shows a foreign page, which the policy blocks',
    LINK,
  ],
  [['object', 'embed', 'applet'], 'runs a plug-in, which the policy blocks', LINK],
  [['video', 'audio', 'source', 'track'], 'loads media, which the policy blocks', LINK],
  [['form'], 'sends what readers type, which the policy blocks', 'Take the form out.'],
  [
    ['input'],
    'asks for what nothing here receives',
    'Write a list with "- [ ] ", or a live block.',
  ],
  [['textarea', 'select'], 'asks for what nothing here receives', 'Use a live block.'],
  [
    ['marquee', 'blink', 'center', 'font'],
    'is no element of HTML any more',
    'Write only the text.',
  ],
  [['h1'], 'is a second title of the page', 'Write the section with ##.'],
];

const HOLDS_ADDRESS =
  /^(?:src|srcset|href|to|poster|data|action|formaction|background|cite|xlink:?href|ping)$/i;
const LOADS = /^(?:src|srcset|poster|data|background)$/i;
const LEAVES = /^(?:https?:)?\/\//i;
const RUNS = /^\s*(?:javascript|vbscript|data):/i;
const STYLE_LOADS = /url\(|@import|expression\(|javascript:/i;

/** What's wrong with an attribute. The message continues after the element's name. */
function checkAttribute(
  name: string,
  value: string,
  isText: boolean,
  isNative: boolean,
): Problem | undefined {
  if (/^on[a-z]/i.test(name) && isNative)
    return [`has ${name}, which runs code that nothing here checks`, FENCE];
  if (name === 'dangerouslySetInnerHTML')
    return ['puts HTML into the page that nothing here checks', 'Write it as Markdown.'];
  if (name === 'srcdoc' || name === 'srcDoc')
    return ['holds a page of its own, which the policy blocks', LINK];
  if (name === 'style' && STYLE_LOADS.test(value))
    return [
      'has a style that loads something',
      'Delete the style; images are files beside the note.',
    ];
  if (name === 'style' && isText)
    return [
      'has a style as text, at which the page fails',
      'Delete it, or write style={{ width: 200 }}.',
    ];
  if ((name === 'class' || name === 'for') && isNative) {
    const right = name === 'class' ? 'className' : 'htmlFor';
    return [
      `has ${name}, which MDX calls ${right}`,
      `Write ${right}, or plain Markdown.`,
    ];
  }
  if (!HOLDS_ADDRESS.test(name)) return undefined;
  if (RUNS.test(value))
    return [
      `has an address that runs code (${quote(value)})`,
      'Write a URL that starts with https:.',
    ];
  if (LOADS.test(name) && LEAVES.test(value.trim()))
    return [
      `loads ${quote(value)} from another site, which the policy blocks`,
      'Put the file next to the note, and use a relative path.',
    ];
  return undefined;
}

function checkElement(element: Element): Finding[] {
  const tag = element.name ?? '';
  const isNative = /^[a-z]/.test(tag);
  const [, why, remedy] =
    REFUSED.find(([names]) => names.includes(tag.toLowerCase())) ?? [];
  const isRefused = why && remedy && (isNative || tag.toUpperCase() === tag);
  const problems = element.attributes.map((attribute) => {
    if (attribute.type === 'mdxJsxExpressionAttribute') return undefined;
    const { name, value } = attribute;
    const isText = typeof value === 'string';
    const text = isText ? value : (value?.value ?? '').replace(/^\s*['"`]/, '');
    return checkAttribute(name, text, isText, isNative);
  });
  return [isRefused ? ([why, remedy] as const) : undefined, ...problems]
    .filter((problem) => problem !== undefined)
    .slice(0, 2)
    .map(([message, how]) => findingAt(element, [`<${tag}> ${message}.`, how]));
}

/** Requests to other sites in a live block, which its CSP blocks. */
const LIVE_LOADS =
  /(?:fetch\(|new (?:WebSocket|EventSource|Worker|XMLHttpRequest)\(|import\(|\bsrc=\{?|url\()\s*["'`]?(?:https?:|wss?:|\/\/)\S*/g;

/** Imports from other sites. */
const FOREIGN_CODE =
  /from\s*["'](?:https?:)?\/\/[^"']*|import\(\s*["'](?:https?:)?\/\/[^"']*/g;

/** A note runs, loads or sends nothing that the site's CSP would silently block. */
export const checkElements: Check = ({ all, elements, fences }) => {
  const modules = all('mdxjsEsm').flatMap((node) =>
    matchesIn([{ line: lineOf(node), text: node.value }], FOREIGN_CODE).slice(0, 1),
  );
  const images = all('image').filter(
    ({ url }) => LEAVES.test(url) || /^[a-z][a-z\d+.-]*:/i.test(url),
  );
  const live = fences.filter((fence) => fence.live).map(({ code }) => code);
  return [
    ...elements.flatMap(checkElement),
    ...each(modules, ([text]) => [
      `"${quote(text)}" loads code from another site, which the policy blocks.`,
      'Import a file of the site, or show the code in a fence.',
    ]),
    ...each(images, ({ url }) => [
      `The image ${quote(url)} is on another site, and the Content-Security-Policy blocks it.`,
      'Put the file next to the note if its licence allows it, or link to its page.',
    ]),
    ...each(matchesIn(live, LIVE_LOADS), ([text]) => [
      `"${quote(text)}" asks another site, which the frame of live code does not allow.`,
      'Put the data into the block.',
    ]),
  ];
};
