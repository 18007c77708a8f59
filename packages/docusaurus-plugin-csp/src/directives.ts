import { createHash } from 'node:crypto';

/** A policy: directive name to its sources. */
export type Directives = Readonly<Record<string, readonly string[]>>;

/**
 * The policy of a page, but for its inline scripts. Styles stay `'unsafe-inline'`: React writes style
 * attributes into the HTML it renders, and so do the mermaid diagrams of Docusaurus. Every kind of
 * request has a directive of its own but prefetching, for which Firefox asks `default-src`.
 */
export const DEFAULT_DIRECTIVES: Directives = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'frame-src': ["'self'"],
  'media-src': ["'none'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
};

/**
 * The policy that hosts send with every file. Browsers enforce it beside the one in the document, so it
 * holds nothing that a document with a policy of its own could not live with; only a header can carry
 * the first.
 */
export const HEADER_DIRECTIVES: Directives = {
  'frame-ancestors': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'object-src': ["'none'"],
};

/**
 * The source expression that allows one inline script.
 *
 * @param script - its text, to the byte
 * @returns `'sha256-…'` (CSP3, 2.3.1)
 */
export function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/**
 * Adds what allows a page's inline scripts.
 *
 * @param directives - the policy of all pages
 * @param scripts - the scripts' texts, to the byte
 */
export function allowScripts(
  directives: Directives,
  scripts: readonly string[],
): Directives {
  const hashes = new Set(scripts.map(hashSource));
  return {
    ...directives,
    'script-src': [...(directives['script-src'] ?? []), ...hashes],
  };
}

/** Writes a policy the way a header or a meta element carries it. */
export function formatDirectives(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
