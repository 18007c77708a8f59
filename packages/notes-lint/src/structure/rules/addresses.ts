import type { Link } from 'mdast';
import { toString } from 'mdast-util-to-string';

import { type Check, type Problem, each, findingAt } from '../rule.ts';
import { checkEnd, checkHost, checkScheme } from './address.ts';
import { quote } from './phrases.ts';

const LOOKS_LIKE_HOST =
  /^(?:https?:\/\/)?(?:www\.)?((?:[a-z\d-]+\.)+[a-z]{2,})(?:\/\S*)?$/i;
const LOCAL =
  /^http:\/\/(?:localhost|127\.|10\.|192\.168\.|[^/]*\.(?:local|internal)\b)/i;
const ENDS_AS_HOST = /\.(?:com|org|net|io|dev|gov|edu|cn|app|me|info)$/i;

function checkText(link: Link): Problem | undefined {
  const text = toString(link);
  const shown = LOOKS_LIKE_HOST.exec(text.trim())?.[1]?.toLowerCase();
  const isHost =
    shown !== undefined && (ENDS_AS_HOST.test(shown) || /^(?:https?:|www\.)/i.test(text));
  if (isHost && /^https?:/i.test(link.url) && URL.canParse(link.url)) {
    const real = new URL(link.url).hostname.replace(/^www\./, '').toLowerCase();
    if (real !== shown && !real.endsWith(`.${shown}`))
      return [
        `The link text says ${quote(text)}, but the link leads to ${real}.`,
        'Use the same site in text and URL.',
      ];
  }
  if (text !== text.trim() && text.trim() !== '')
    return [
      `The link text "${text}" starts or ends with a space.`,
      'Put the space outside the brackets.',
    ];
  return undefined;
}

/** Links lead to somewhere readers can go, and where their text says. */
export const checkAddresses: Check = ({ links, elements, all, siteUrl }) => {
  const inText = each([...links, ...all('definition')], (node) => {
    // Browsers ignore this white space in a URL; a reader sees it.
    const url = node.url.replace(/[\t\n\r]/g, '').trim();
    const problem = checkHost(url, siteUrl) ?? checkScheme(url) ?? checkEnd(url);
    return problem ?? (node.type === 'link' && checkText(node));
  });
  const inElements = elements.flatMap((element) =>
    element.attributes.flatMap((attribute) => {
      if (!('name' in attribute) || !/^(?:href|to)$/.test(attribute.name)) return [];
      const { value } = attribute;
      if (typeof value !== 'string' || /^(?:data|javascript|vbscript):/i.test(value))
        return [];
      const problem = checkHost(value, siteUrl) ?? checkScheme(value);
      return problem ? findingAt(element, problem) : [];
    }),
  );
  return [...inText, ...inElements];
};

/** Links are encrypted, so that nobody can tamper with what readers load. */
export const checkPlainHttp: Check = ({ links, all }) =>
  each([...links, ...all('definition')], ({ url }) => {
    if (!/^http:/i.test(url) || LOCAL.test(url)) return undefined;
    return [
      `The link to ${quote(url)} is not encrypted: it starts with http:.`,
      "Try https:; if the site doesn't support it, cite another one.",
    ];
  });
