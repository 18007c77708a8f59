/** Of the site's own language, whose names of months are the same in every edition of ICU. */
const format = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/**
 * Writes a day the one way the site does: `9 Sep 2026`. British English as Intl has it would be
 * "Sept" on some machines and "Sep" on others, and a page unlike its HTML.
 *
 * @param date - `YYYY-MM-DD`, with or without a time; the day is that of UTC
 * @param place - below a year's own heading the year is left out
 */
export function formatDay(date: string, place: 'text' | 'below year' = 'text'): string {
  const parts = format.formatToParts(new Date(date));
  const read = (type: 'day' | 'month' | 'year') =>
    parts.find((part) => part.type === type)?.value;
  const day = `${read('day')} ${read('month')}`;
  return place === 'text' ? `${day} ${read('year')}` : day;
}
