import { createHash } from 'node:crypto';

/** A policy: directive name to its sources. */
export type Directives = Readonly<Record<string, readonly string[]>>;

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
 * The policy of a page. Styles stay `'unsafe-inline'`: React writes style attributes into the HTML
 * it renders, and the diagram kinds that only mermaid can draw inject style elements. Every kind of
 * request has a directive of its own but prefetching, for which Firefox asks `default-src`.
 *
 * @param scripts - source expressions of the inline scripts
 */
export function pageDirectives(scripts: readonly string[]): Directives {
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
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
}

/**
 * The policy of the page in which live code runs, which its document carries itself: nothing is loaded.
 *
 * @param script - its one script
 */
export function frameDirectives(script: string): Directives {
  return {
    'default-src': ["'none'"],
    'script-src': [hashSource(script), "'unsafe-eval'"],
    'style-src': ["'unsafe-inline'"],
    'img-src': ['data:'],
  };
}

/** The directives that hold for every file, the frame of live code too; only headers can carry the first. */
export const SITE_DIRECTIVES: Directives = {
  'frame-ancestors': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'object-src': ["'none'"],
};

/** Writes a policy the way a header or a meta element carries it. */
export function formatDirectives(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
