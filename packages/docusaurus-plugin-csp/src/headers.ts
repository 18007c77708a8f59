import { formatDirectives, headerDirectives } from './directives.ts';
import type { Options } from './options.ts';

/** What the files for hosts depend on; pages don't matter. */
export type HostSite = Omit<Options, 'exempt'> & {
  /** Origin of the site, such as `https://notes.example.org`. */
  readonly url: string;
  /** Path with a slash at both ends. */
  readonly baseUrl: string;
};

/** The headers that hosts send with every file. */
export const headersFor = ({ extraSources, includeSubDomains }: HostSite) =>
  Object.entries({
    'Content-Security-Policy': formatDirectives(headerDirectives(extraSources)),
    'Strict-Transport-Security': `max-age=31536000${includeSubDomains ? '; includeSubDomains' : ''}`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
