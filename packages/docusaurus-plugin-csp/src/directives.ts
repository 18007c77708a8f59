import { createHash } from 'node:crypto';

/** Directive names with their sources. */
export type Directives = Readonly<Record<string, readonly string[]>>;

/**
 * The policy of a page, without the hashes of its inline scripts. Styles need `'unsafe-inline'`, because
 * React writes style attributes into the HTML it renders. Every kind of request has its own directive
 * except prefetching, for which Firefox checks `default-src`.
 */
const PAGE_DIRECTIVES: Directives = {
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
 * What hosts send with every file. Browsers enforce it together with the policy in the document, so it
 * contains only what suits every document. `frame-ancestors` works only in a header.
 */
const HEADER_DIRECTIVES: Directives = {
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

/** Every directive that extra sources can be added to. */
export const DIRECTIVE_NAMES = Object.keys({ ...PAGE_DIRECTIVES, ...HEADER_DIRECTIVES });

/** Adds sources to those of some directives; `'none'` is allowed only on its own (CSP3, 6.7.2.3). */
function addSources(directives: Directives, extra: Directives): Directives {
  const merged = Object.entries(directives).map(([name, sources]) => {
    const all = [...sources, ...(extra[name] ?? [])];
    const named = all.filter((source) => source !== "'none'");
    return [name, named.length > 0 ? named : all] as const;
  });
  return Object.fromEntries(merged);
}

/**
 * The policy of a page.
 *
 * @param scripts - the exact code of its inline scripts
 * @param extra - sources that are allowed besides the default ones, by directive
 */
export function pageDirectives(
  scripts: readonly string[],
  extra: Directives,
): Directives {
  const hashes = [...new Set(scripts.map(hashScript))];
  return addSources(addSources(PAGE_DIRECTIVES, { 'script-src': hashes }), extra);
}

/**
 * The policy that hosts send with every file.
 *
 * @param extra - sources that are allowed besides the default ones, by directive
 */
export function headerDirectives(extra: Directives): Directives {
  return addSources(HEADER_DIRECTIVES, extra);
}

/** Serialises a policy for a header or a meta element. */
export function formatDirectives(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
