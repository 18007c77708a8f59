import type { Definition, Link } from 'mdast';
import { toString } from 'mdast-util-to-string';

import { readSite } from '../../../site.ts';
import { lineOf, nodesOf, nodesOfType } from '../nodes.ts';
import type { Check, Finding } from '../rule.ts';
import { type Problem, checkEnd, checkHost, checkScheme, isLocal } from './address.ts';
import { quote } from './phrases.ts';

const LOOKS_LIKE_HOST =
  /^(?:https?:\/\/)?(?:www\.)?((?:[a-z\d-]+\.)+[a-z]{2,})(?:\/\S*)?$/i;
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
        `The link reads ${quote(text)} and leads to ${real}.`,
        'Let text and address name the same site.',
      ];
  }
  if (text !== text.trim() && text.trim() !== '')
    return [
      `The text of the link "${text}" has a space at its edge.`,
      'Put the space outside the brackets.',
    ];
  return undefined;
}

/** Links lead where readers can go, and where they say. */
export const checkAddresses: Check = ({ note, links }) => {
  const { url: ownUrl } = readSite(process.env);
  const found: Finding[] = [];
  const report = (node: Link | Definition, problem: Problem | undefined) => {
    if (!problem) return;
    const [message, remedy] = problem;
    found.push({ line: lineOf(node), message, remedy });
  };
  const definitions: Definition[] = [];
  nodesOfType(note.tree, 'definition').forEach((node) => void definitions.push(node));
  for (const node of [...links, ...definitions]) {
    // A browser reads past these, where a reader does not.
    const url = node.url.replace(/[\t\n\r]/g, '').trim();
    const problem = checkHost(url, ownUrl) ?? checkScheme(url) ?? checkEnd(url);
    report(node, problem ?? (node.type === 'link' ? checkText(node) : undefined));
  }
  nodesOf(note.tree).forEach((node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    for (const attribute of node.attributes) {
      if (!('name' in attribute) || typeof attribute.value !== 'string') continue;
      if (
        !['href', 'to'].includes(attribute.name) ||
        /^(?:data|javascript|vbscript):/i.test(attribute.value)
      )
        continue;
      const problem = checkHost(attribute.value, ownUrl) ?? checkScheme(attribute.value);
      if (problem)
        found.push({ line: lineOf(node), message: problem[0], remedy: problem[1] });
    }
  });
  return found;
};

/** What readers load on the way is not changed by others: links are encrypted. */
export const checkPlainHttp: Check = ({ note, links }) => {
  const places: (Link | Definition)[] = [...links];
  nodesOfType(note.tree, 'definition').forEach((node) => void places.push(node));
  return places
    .filter(({ url }) => /^http:/i.test(url) && !isLocal(url))
    .map((node) => ({
      line: lineOf(node),
      message: `The link to ${quote(node.url)} is not encrypted: it begins with http:.`,
      remedy: 'Write https: and try it; where the site has none, cite another.',
    }));
};
