import type { SiteContext } from 'notes-lint';

import { readSite } from '../site.ts';

/** Notes that go stale sooner than their kind says. */
export const SHORT_LIVED = /\/ai\//;

/** This site's settings for the note checks. */
export function readNoteContext(env = process.env): SiteContext {
  return {
    siteUrl: readSite(env).url,
    disclaimers: {
      investing: /^docs\/investing-trading-notes\//,
      health: /^docs\/.*(?:健康|养生|睡眠)/,
    },
  };
}
