import { describe, expect, it } from 'vitest';

import { devServer } from './overlay.ts';

/** The dev server sends the function to the browser as its source text. */
function inBrowser(filter: (error: never) => boolean): (error: object) => boolean {
  return new Function('error', `return (${String(filter)})(error)`) as never;
}

describe.each(['errors', 'runtimeErrors'] as const)(
  'the overlay of npm start: %s',
  (kind) => {
    const isOverlaid = inBrowser(devServer.client.overlay[kind]);

    it('does not cover other pages for an error about a note', () => {
      expect(isOverlaid({ moduleName: './docs/http/dns.md', message: 'gone' })).toBe(
        false,
      );
      const message =
        'Module build failed:\nMDX compilation failed for file "/s/blog/a.mdx"';
      expect(isOverlaid({ message })).toBe(false);
    });

    it('still shows errors about the site itself', () => {
      expect(isOverlaid({ moduleName: './src/theme/TOC/index.tsx', message: 'x' })).toBe(
        true,
      );
    });
  },
);
