import type { SiteContext } from 'notes-lint';

import { readSite } from './site.ts';

/** What the checks of notes are told about this site. */
export function readNoteContext(env = process.env): SiteContext {
  return {
    siteUrl: readSite(env).url,
    disclaimers: {
      investing: /^docs\/investing-trading-notes\//,
      health: /^docs\/.*(?:健康|养生|睡眠)/,
    },
  };
}
