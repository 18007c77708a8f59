import { isDay } from '../text/index.ts';
import type { Explanation } from './explain.ts';

const DATES = ['last_verified', 'date', 'changed'] as const;
const IS_DATE = /^\d{4}-\d{2}-\d{2}(?= |$)/;

/** Finds dates that match the pattern but don't exist, such as 30 February. */
export function checkCalendar(
  frontMatter: Readonly<Record<string, unknown>>,
): Explanation[] {
  return DATES.flatMap((key) => {
    const value = frontMatter[key];
    const [day] = (typeof value === 'string' && IS_DATE.exec(value)) || [];
    if (day === undefined || isDay(day)) return [];
    return {
      rule: 'front-matter/calendar',
      path: [key],
      message: `${key} is ${day}, a day that doesn't exist.`,
      remedy: `Write a day that exists, such as ${key}: 2026-11-20`,
    };
  });
}
