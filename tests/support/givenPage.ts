import { test } from '@playwright/test';

import { findPage, readHtml, type PageKind } from './pages.ts';

/**
 * A page for a browser test. If no page of the site qualifies, the test is skipped with a message, or
 * the whole file if this is called at its top level.
 *
 * @param kind - what the page has to contain
 * @returns its path below the base path
 */
export function givenPage(kind: PageKind): string {
  const page = findPage(kind);
  test.skip(page === undefined, `no page of this site is of the kind "${kind}"`);
  return page ?? '';
}

/** The text of a page's first heading. */
export function titleOf(page: string): string {
  const [, title = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(readHtml(page)) ?? [];
  return title.replace(/<[^>]+>/g, '');
}
