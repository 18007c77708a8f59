import { test } from '@playwright/test';

import { findPage, readPage, type Kind } from './pages.ts';

/**
 * A page that a browser test is tried on; where no page of the site has what it needs, the test, or the
 * file at whose top this stands, is skipped and says so.
 *
 * @param kind - what has to be on the page
 * @returns its path below the base path
 */
export function givenPage(kind: Kind): string {
  const page = findPage(kind);
  test.skip(page === undefined, `no page of this site is of the kind "${kind}"`);
  return page ?? '';
}

/** The words of a page's first heading. */
export function titleOf(page: string): string {
  const [, title = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(readPage(page)) ?? [];
  return title.replace(/<[^>]+>/g, '');
}
