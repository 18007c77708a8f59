/**
 * Of the site's own language. `Intl` would have the browser load its names for a locale while the page
 * comes to life, and British English of some of its editions writes "Sept", unlike the built HTML.
 */
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/**
 * Writes a day the one way the site does: `9 Sep 2026`.
 *
 * @param date - `YYYY-MM-DD`, with or without a time; the day is that of UTC
 * @param place - below a year's own heading the year is left out
 */
export function formatDay(date: string, place: 'text' | 'below year' = 'text'): string {
  const moment = new Date(date);
  const day = `${moment.getUTCDate()} ${MONTHS[moment.getUTCMonth()]}`;
  return place === 'text' ? `${day} ${moment.getUTCFullYear()}` : day;
}
