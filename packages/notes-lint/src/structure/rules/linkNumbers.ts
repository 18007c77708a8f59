import { toString } from 'mdast-util-to-string';

import { type Check, findingAt } from '../rule.ts';
import { quote } from './phrases.ts';

type Numbered = readonly [kind: string, inText: RegExp, inAddress: RegExp];

/** Documents known by a number that their URL contains too. */
const NUMBERED: readonly Numbered[] = [
  ['RFC', /\bRFC[\s-]?(\d{2,5})\b/gi, /\brfc\/?(\d{2,5})\b/gi],
  ['PEP', /\bPEP[\s-]?(\d{1,4})\b/gi, /\bpep-0*(\d{1,4})\b/gi],
  ['JEP', /\bJEP[\s-]?(\d{1,4})\b/gi, /\bjeps\/(\d{1,4})\b/gi],
  ['CVE', /\bCVE-(\d{4}-\d{4,})\b/gi, /\bCVE-(\d{4}-\d{4,})\b/gi],
  ['issue', /(?<![\w&])#(\d+)\b/g, /\/(?:issues|pull|discussions)\/(\d+)\b/g],
  ['DOI', /\b(10\.\d{4,}\/[^\s)]*[^\s).,;])/g, /\bdoi\.org\/(10\.\d{4,}\/[^\s?#]+)/g],
  ['arXiv', /\barXiv:(\d{4}\.\d{4,5})/gi, /\barxiv\.org\/\w+\/(\d{4}\.\d{4,5})/gi],
];

function numbersIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(({ 1: number = '' }) => number.toLowerCase());
}

/** A link that names a document by number leads to that document. */
export const checkLinkNumbers: Check = ({ links }) =>
  links.flatMap((link) => {
    const text = toString(link);
    if (!/\d/.test(text)) return [];
    const url = link.url.replaceAll('%2F', '/');
    return NUMBERED.flatMap(([kind, inText, inAddress]) => {
      const said = numbersIn(text, inText);
      const real = numbersIn(url, inAddress);
      if (said.length === 0 || real.length === 0) return [];
      if (said.some((number) => real.includes(number))) return [];
      return findingAt(link, [
        `The link text says "${quote(text)}", but the link leads to ${kind} ${real[0]}.`,
        'Look up which of the two is right, and use it in text and URL.',
      ]);
    });
  });
