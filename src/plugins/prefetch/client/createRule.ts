import { placeOf } from './placeOf.ts';

/** Pages that a page fetches ahead for links in its text; the link to the next one comes on top. */
export const MOST_IN_TEXT = 3;

/**
 * Makes the rule by which a page's links have their pages fetched before anyone goes there. A reader
 * goes on by a few links of the text and by those at its foot; a page that is a list of links would
 * otherwise fetch many times what it weighs itself.
 *
 * @param page - the document
 * @returns whether the page of a route is fetched now, asked once for each link that comes into view
 */
export function createRule(page: Document): (route: string) => boolean {
  let left = MOST_IN_TEXT;
  return (route) => {
    const place = placeOf(page, route);
    if (place === 'text') left -= 1;
    return place === 'foot' || (place === 'text' && left >= 0);
  };
}
