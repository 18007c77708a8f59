import type { Problem } from '../rule.ts';
import { quote } from './phrases.ts';

const WRITE = 'Use a URL that starts with https: or mailto:, or the path of a file.';
const SCHEME = /^([a-z][a-z\d+.-]*):/i;
const UNTYPED = /^(?:h?t?tps?|htp|htpps?|hhtps?|https?s)$/i;

/** Checks that a link is https, mailto or a file path. */
export function checkScheme(url: string): Problem | undefined {
  const scheme = SCHEME.exec(url)?.[1]?.toLowerCase();
  if (url.startsWith('//'))
    return [`The link to ${quote(url)} has no scheme.`, 'Put https: in front of it.'];
  if (scheme === undefined) {
    const isHost =
      /^(?:www\.[\w-]+\.|https?\/\/|(?:[\w-]+\.)+(?:com|org|io|dev|net|cn|edu|gov)(?:\/|$))/i.test(
        url,
      );
    return isHost
      ? [
          `The link to ${quote(url)} is taken for a file of this site.`,
          'Put https:// in front of it.',
        ]
      : undefined;
  }
  if (scheme === 'mailto')
    return /^mailto:[^@\s]+@[^@\s]+\.[^@\s]+$/i.test(url)
      ? undefined
      : [
          `The link to ${quote(url)} has no email address.`,
          'Write it as mailto:name@example.org.',
        ];
  if (['http', 'https', 'pathname'].includes(scheme)) return undefined;
  if (UNTYPED.test(scheme))
    return [
      `The link to ${quote(url)} starts with ${scheme}:, which isn't a scheme.`,
      WRITE,
    ];
  return [
    `The link to ${quote(url)} starts with ${scheme}:; use https, mailto or a file.`,
    WRITE,
  ];
}

/**
 * Checks that a link leads to a public page, under its canonical URL.
 *
 * @param siteUrl - the site's origin; its own pages are linked by file instead
 */
export function checkHost(url: string, siteUrl?: string): Problem | undefined {
  if (!/^https?:/i.test(url)) return undefined;
  if (
    !/^https?:\/\/[^/]/i.test(url) ||
    !URL.canParse(url) ||
    /^https?:\/\/https?[:/]/i.test(url)
  )
    return [`The link to ${quote(url)} isn't a valid URL.`, WRITE];
  const { hostname, username, origin } = new URL(url);
  if (origin === siteUrl)
    return [
      `The link to ${quote(url)} contains this site's own URL, which may change.`,
      'Link to the file: [why](../api/idempotency.md).',
    ];
  if (username !== '')
    return [
      `The link to ${quote(url)} contains a user name or password.`,
      'Remove everything up to the @.',
    ];
  if (
    /(?:^|\.)xn--/.test(hostname) ||
    /[^\x21-\x7e]/.test(url.replace(/^(https?:\/\/[^/]*).*$/s, '$1'))
  )
    return [
      `The link to ${quote(url)} leads to ${hostname}, a host name with lookalike characters.`,
      'Retype the URL.',
    ];
  return undefined;
}

/** Finds punctuation at the end of a URL that belongs to the sentence, and vice versa. */
export function checkEnd(url: string): Problem | undefined {
  if (/[.,;:!?'"，。；：）」】]$/u.test(url) && !/^mailto:/i.test(url))
    return [
      `The link to ${quote(url)} ends with "${url.at(-1)}", which belongs to the sentence.`,
      'Move it behind the link.',
    ];
  return url === '#'
    ? ['The link to # leads to the top of its own page.', 'Write the target you meant.']
    : undefined;
}
