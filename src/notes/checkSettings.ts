import { SCRIPT_LANGUAGES, SHELL_LANGUAGES } from 'mdx-source';
import type { SiteContext } from 'notes-lint';

import { site } from '../site.ts';

/** Notes that go stale sooner than their kind says, and after how many days. */
export const SHORT_LIVED = { files: /\/ai\//, days: 180 };

/** This site's settings for the note checks. */
export const CHECK_SETTINGS = {
  siteUrl: site.url,
  fixCommand: 'npm run fix:notes',
  runners: {
    'node@20': SCRIPT_LANGUAGES,
    '@electric-sql/pglite': ['sql'],
    'bash@5': SHELL_LANGUAGES,
  },
  tools: {
    'postgres@16': /^sql$|^(?:\$ )?(?:psql|pg_\w+|createdb)\b/m,
    'docker@29': /^(?:\$ )?docker\b/m,
    'gh@2': /^(?:\$ )?gh\b/m,
  },
  allowedSources: Object.values(site.extraSources).flat(),
  disclaimers: {
    investing: /^docs\/investing-trading-notes\/|^(?:investing|trading)$/,
    health: /^docs\/.*(?:健康|养生|睡眠)|^(?:health|sleep|nutrition)$/,
  },
} satisfies SiteContext;

/** The subjects of this site's disclaimers. */
export type Disclaimer = keyof typeof CHECK_SETTINGS.disclaimers;
