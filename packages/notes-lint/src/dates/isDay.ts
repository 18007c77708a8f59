/** A day in milliseconds. */
export const DAY = 24 * 60 * 60 * 1000;

/**
 * Whether a date exists; 30 February doesn't.
 *
 * @param date - `YYYY-MM-DD`
 */
export function isDay(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === date;
}
