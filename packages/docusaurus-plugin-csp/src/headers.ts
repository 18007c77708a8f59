import { FRAME_PATH } from 'docusaurus-theme-live-code/client';
import { WORKER_FILE } from 'docusaurus-plugin-offline/client';
import { formatDirectives, SITE_DIRECTIVES, type Directives } from './directives.ts';

/** Headers for the paths that a pattern of the host matches. */
export type HeaderRule = {
  /** Path below the base path; a trailing `*` stands for everything below. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
};

const everyFile = (coversSubdomains: boolean) => ({
  'Content-Security-Policy': formatDirectives(SITE_DIRECTIVES),
  'Strict-Transport-Security': `max-age=31536000${coversSubdomains ? '; includeSubDomains' : ''}`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
});

const IMMUTABLE = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const REVALIDATED = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

/** Where pages are; the frame of live code is a plain file elsewhere, with a policy of its own. */
const PAGE_PATHS = ['', 'blog', 'blog/*', 'docs/*', 'markdown-page', 'markdown-page/*'];

/**
 * Files whose name stays when their content changes. Not the rule for all files: hosts would send
 * it with assets too, beside theirs.
 */
const REVALIDATED_FILES = [WORKER_FILE, FRAME_PATH, '404.html', 'manifest.webmanifest'];

/**
 * The headers a host should send. Hosts send every rule that matches, and a browser enforces every
 * policy it is sent, so the rule for all files may only hold what the live frame can live with.
 *
 * @param policy - the policy of pages, with the hashes of all of them
 * @param coversSubdomains - whether browsers are to ask every subdomain of the host by HTTPS only, for
 *   a year: the owner's choice
 */
export function headerRules(policy: Directives, coversSubdomains: boolean): HeaderRule[] {
  const page = {
    'Content-Security-Policy': formatDirectives({ ...SITE_DIRECTIVES, ...policy }),
    ...REVALIDATED,
  };
  return [
    { path: '*', headers: everyFile(coversSubdomains) },
    ...PAGE_PATHS.map((path) => ({ path, headers: page })),
    { path: 'assets/*', headers: IMMUTABLE },
    ...REVALIDATED_FILES.map((path) => ({ path, headers: REVALIDATED })),
  ];
}
