import { Parser } from 'htmlparser2';

import type { Page } from './listPages.ts';

/** What the HTML of a page holds. */
type Found = {
  /** Addresses in its links, as they stand in the HTML. */
  readonly links: readonly string[];
  readonly anchors: ReadonlySet<string>;
};

/** A built page: what it links to, and what can be linked to in it. */
export type BuiltPage = Page & Found;

/**
 * Collects links and anchors of a page.
 *
 * @param html - the page as it was built
 */
export function readPage(html: string): Found {
  const links: string[] = [];
  const anchors = new Set<string>();
  const parser = new Parser({
    onopentag(name, { id, name: oldAnchor, href }) {
      if (id) anchors.add(id);
      if (name !== 'a') return;
      if (oldAnchor) anchors.add(oldAnchor);
      if (href) links.push(href);
    },
  });
  parser.end(html);
  return { links, anchors };
}
