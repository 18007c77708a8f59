import { isDay } from './isDay.ts';

/**
 * Today as `YYYY-MM-DD`.
 *
 * @param env - `NOTES_TODAY` overrides the date, for tests
 */
export function readToday(
  env: { readonly NOTES_TODAY?: string | undefined } = process.env,
): string {
  const today = env.NOTES_TODAY || new Date().toISOString().slice(0, 10);
  if (!isDay(today)) {
    throw new Error(
      `NOTES_TODAY is "${today}", which isn't a date. Write NOTES_TODAY=2026-11-20`,
    );
  }
  return today;
}
