import path from 'node:path';

import type { Link } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { stringsOf } from 'mdx-source';

import { findPhrase, firstOfEachLine } from './engine/phrases.ts';
import { readWords } from './engine/readWords.ts';
import { quote } from '../view/quote.ts';
import { type Check, type Message, checkEach } from './engine/findings.ts';

const SAYS_NOTHING = readWords('link-texts', { isWhole: true });
const SHOWS_NOTHING = readWords('alt-texts', { isWhole: true });

/** The text of a link says where it leads. */
export const checkLinkText: Check = ({ links }) =>
  checkEach(links, (link) => {
    const text = toString(link).replace(/\s+/g, ' ').trim();
    const found = findPhrase(text, SAYS_NOTHING);
    return (
      found && [
        text === ''
          ? `The link to ${quote(link.url)} has no text.`
          : `The link text "${text}" does not say where the link leads.`,
        found.remedy,
      ]
    );
  });

/** What's wrong with an image's alt text; without any, screen readers have nothing to say. */
function checkAltText(alt: string | undefined, image: string): Message | undefined {
  if (alt === undefined)
    return [
      `The image ${image} has no alternative text.`,
      'Describe the image in the square brackets (in JSX: alt="…").',
    ];
  const fileName = path.posix.basename(image).replace(/\.\w+$/, '');
  const found =
    alt === fileName ? SHOWS_NOTHING[0] : findPhrase(alt.trim(), SHOWS_NOTHING);
  return (
    found && [
      `The alternative text "${alt}" does not say what the image shows.`,
      found.remedy,
    ]
  );
}

/** Images have alt text that says what they show. */
export const checkAlt: Check = ({ all, elements }) => [
  ...checkEach(all('image'), ({ alt, url }) =>
    checkAltText(alt?.trim() || undefined, url),
  ),
  ...checkEach(elements, (element) => {
    if (element.name !== 'img') return undefined;
    const attribute = element.attributes.find(
      (one) => 'name' in one && one.name === 'alt',
    );
    const alt = attribute?.value;
    const isKnown = alt === undefined || typeof alt === 'string';
    return isKnown && checkAltText(alt, '<img>');
  }),
];

const WRITE = 'Use a URL that starts with https: or mailto:, or the path of a file.';
/** A URL with a mark of the sentence, and whatever comes after it. */
const SWALLOWS = /^\s*https?:.*?([，。；：！？（）、」】])/isu;
const RUNS = /^\s*(?:javascript|vbscript|data):/i;
const MISTYPED = /^(?:h?t?tps?|htp|htpps?|hhtps?|https?s):/i;

/** What's wrong with the target of a link, as far as it shows without following it. */
function checkUrl(written: string, siteUrl: string | undefined): Message | undefined {
  // Browsers ignore this white space in a URL; a reader sees it.
  const url = written.replace(/[\t\n\r]/g, '').trim();
  const shown = `The link to ${quote(url)}`;
  if (/^#?$/.test(url)) return ['The link leads to its own page.', WRITE];
  if (RUNS.test(url)) return [`${shown} runs code, which browsers refuse.`, WRITE];
  if (!/^https?:/i.test(url))
    return MISTYPED.test(url) ? [`${shown} has a mistyped scheme.`, WRITE] : undefined;
  const [, mark] = SWALLOWS.exec(url) ?? [];
  if (mark !== undefined)
    return [
      `${shown} contains "${mark}", which belongs to the sentence.`,
      'Write [text](URL), or put a space before it.',
    ];
  if (
    !/^https?:\/\/[^/]/i.test(url) ||
    !URL.canParse(url) ||
    /:\/\/https?[:/]/i.test(url)
  )
    return [`${shown} isn't a valid URL.`, WRITE];
  const { username, origin } = new URL(url);
  if (origin === siteUrl)
    return [
      `${shown} contains this site's own URL, which may change.`,
      'Link to the file of the note: [text](./other.md).',
    ];
  return username === ''
    ? undefined
    : [`${shown} contains a user name or password.`, 'Remove everything up to the @.'];
}

/** Links whose URL swallows the text after it, with the marks and links in that text. */
export const findSwallowing = (links: readonly Link[]) =>
  links.filter(({ url }) => SWALLOWS.test(url));

/** Links lead to somewhere readers can go. */
export const checkLinkUrls: Check = ({ links, elements, all, siteUrl }) => {
  const swallowing = findSwallowing(links);
  const others = links.filter((link) => !swallowing.includes(link));
  const check = ({ url }: { readonly url: string }) => checkUrl(url, siteUrl);
  return [
    ...firstOfEachLine(checkEach(swallowing, check)),
    ...checkEach([...others, ...all('definition')], check),
    ...checkEach(elements, (element) => {
      const { to, href = to } = stringsOf(element);
      return href !== undefined && checkUrl(href, siteUrl);
    }),
  ];
};
