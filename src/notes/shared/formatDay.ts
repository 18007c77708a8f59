/**
 * Hard-coded in English. `Intl` would make the browser load locale data
 * during hydration, and some versions of its British English write "Sept", which wouldn't
 * match the server-rendered HTML.
 */
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/**
 * Formats a date as `9 Sep 2026`.
 *
 * @param date - `YYYY-MM-DD`, with or without a time; the day is taken in UTC
 * @param format - `below year` leaves the year out, for lists under a heading with the
 *   year
 */
export function formatDay(date: string, format: 'text' | 'below year' = 'text'): string {
  const moment = new Date(date);
  const day = `${moment.getUTCDate()} ${MONTHS[moment.getUTCMonth()]}`;
  return format === 'text' ? `${day} ${moment.getUTCFullYear()}` : day;
}
