import { createHash } from 'node:crypto';

/** Directive names with their sources. */
type Directives = Readonly<Record<string, readonly string[]>>;

/**
 * The policy of a page, without the hashes of its inline scripts. Styles need `'unsafe-inline'`: React
 * writes style attributes into the HTML it renders, and so do Docusaurus' mermaid diagrams. Every kind
 * of request has its own directive except prefetching, for which Firefox checks `default-src`.
 */
export const PAGE_DIRECTIVES: Directives = {
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
 * The policy that hosts send with every file. Browsers enforce it together with the one in the
 * document, so it contains only what suits every document. `frame-ancestors` works only in a header.
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
 * @param script - its exact text; the hash covers every byte
 * @returns `'sha256-…'` (CSP3, 2.3.1)
 */
export function hashScript(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/**
 * The policy of a page.
 *
 * @param scripts - the exact code of its inline scripts
 */
export function policyFor(scripts: readonly string[]): Directives {
  const hashes = new Set(scripts.map(hashScript));
  return { ...PAGE_DIRECTIVES, 'script-src': ["'self'", ...hashes] };
}

/** Serialises a policy for a header or a meta element. */
export function formatDirectives(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
