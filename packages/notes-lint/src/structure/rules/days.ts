import { isDay } from '../../text/index.ts';
import { keyLine } from '../lines.ts';
import { type Check, type Finding, each } from '../rule.ts';
import type { NoteView } from '../view.ts';
import { matchesIn, quote } from './phrases.ts';

const MONTHS = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec';

/** Phrases that say something was true on a day, so the day has to be in the past. */
const SINCE = new RegExp(
  `(?:\\b(?:as of|since|until now|(?:last )?(?:checked|verified|measured|tested|updated|read|visited|accessed|retrieved|reviewed|confirmed|ran|run|released|published|announced|shipped|appeared)(?: on| in| at)?|today is)\\s+|(?:截至|截止|更新于|测于|写于|核对于|查于|发布于|访问于|验证于))\\s*(?<day>(?:(?:early|late|mid|Q[1-4])[ -])?(?:(?:${MONTHS})[a-z]*\\.? )?(?:\\d{1,2},? )?(?:(?:${MONTHS})[a-z]*\\.? )?(?<year>20\\d{2})(?:[-/.年]\\s?(?<month>\\d{1,2})(?:[-/.月]\\s?(?<date>\\d{1,2}))?)?)(?![\\d.])`,
  'giu',
);
const ISO = /(?<![\d-])(?<year>\d{4})-(?<month>\d{2})-(?<date>\d{2})(?![\d-])/g;
const CHINESE_DAY =
  /(?<year>\d{4})\s?年\s?(?<month>\d{1,2})\s?月\s?(?<date>\d{1,2})\s?日/gu;

function pad(part: string): string {
  return part.padStart(2, '0');
}

function readMonth(day: string): string | undefined {
  const at = MONTHS.split('|').findIndex((name) =>
    new RegExp(`\\b${name}`, 'i').test(day),
  );
  return at === -1 ? undefined : pad(String(at + 1));
}

/** Tomorrow, because somewhere it has already begun. */
function dayAfter(today: string): string {
  return new Date(Date.parse(`${today}T00:00:00Z`) + 86_400_000)
    .toISOString()
    .slice(0, 10);
}

const PAST = 'Write the day on which it was true.';

function findToCome({ note, blocks }: NoteView, today: string): Finding[] {
  const latest = dayAfter(today);
  const keys = ['last_verified', 'date'].map((key) => ({
    key,
    line: keyLine(note, key),
  }));
  return [
    ...each(keys, ({ key }) => {
      const day = note.frontMatter[key];
      if (typeof day !== 'string' || !/^\d{4}-\d\d-\d\d/.test(day)) return undefined;
      const date = day.slice(0, 10);
      // front-matter/calendar reports a day that doesn't exist.
      if (date <= latest || !isDay(date)) return undefined;
      return [`${key} is ${day}, which is in the future; today is ${today}.`, PAST];
    }),
    ...each(matchesIn(blocks, SINCE), ({ 0: text, groups = {} }) => {
      const { day = '', year = '', month, date } = groups;
      const named = month === undefined ? readMonth(day) : pad(month);
      const earliest = [year, named, date && pad(date)].filter(Boolean).join('-');
      if (earliest <= latest.slice(0, earliest.length)) return undefined;
      return [`"${quote(text)}" is in the future; today is ${today}.`, PAST];
    }),
  ];
}

/** Dates of what was verified, written or measured exist and aren't in the future. */
export const checkDays: Check = (view) => {
  const days = [ISO, CHINESE_DAY].flatMap((day) => matchesIn(view.blocks, day));
  const unknown = each(days, ({ 0: text, groups = {} }) => {
    const { year = '', month = '', date = '' } = groups;
    if (isDay(`${year}-${pad(month)}-${pad(date)}`)) return undefined;
    return [`"${text}" is a day that doesn't exist.`, 'Write the day you meant.'];
  });
  return [...(view.today === undefined ? [] : findToCome(view, view.today)), ...unknown];
};
