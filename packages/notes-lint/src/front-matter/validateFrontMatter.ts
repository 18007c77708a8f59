import type { Page } from 'mdx-source';
import { closestMatch, didYouMean } from 'mdx-source/problems';
import { DAY, isDay } from '../dates/isDay.ts';
import { readToday } from '../dates/readToday.ts';
import { hasContentTitle } from '../text/body.ts';
import { describesItself } from './describesItself.ts';
import { keyLine } from './keyLine.ts';
import { validateWithDocusaurus } from './validateWithDocusaurus.ts';
import { completeFrontMatter } from './completeFrontMatter.ts';
import { explainSchemaError } from './explainSchemaError.ts';
import { exampleOf, findSchemaErrors, type Key, KEYS, UPSTREAM_KEYS } from './schema.ts';
import type { Cause, Ungraded } from '../problems/ungraded.ts';

/** What's wrong with a key; one that's missing is reported where the front matter begins. */
type KeyProblem = Cause & {
  readonly key?: string;
};

const DATES = ['last_verified', 'date', 'changed'];

/** How to write a value, by Joi's name for what's wrong with it. */
const FORMS: Readonly<Record<string, () => string>> = {
  'date.base': () => `Write it as YYYY-MM-DD, such as ${readToday()}.`,
  'array.base': () => 'Write a list: [one, two].',
  'boolean.base': () => 'Write true or false.',
};

/** Finds what Docusaurus stops the build for, in its own words. */
function checkDocusaurusErrors(note: Page): KeyProblem[] {
  return validateWithDocusaurus(note).map(({ key, says, type }) => ({
    key,
    rule: 'front-matter/refused',
    message: `${key} is ${JSON.stringify(note.frontMatter[key])}, which fails Docusaurus' build: ${says}.`,
    remedy: FORMS[type]?.() ?? 'Correct the value, or delete the line.',
  }));
}

/** Checks that the date exists (30 February doesn't) and last_verified isn't in the future. */
function checkDay(key: string, value: unknown): KeyProblem | undefined {
  const [day] = /^\d{4}-\d{2}-\d{2}(?=[ T]|$)/.exec(String(value)) ?? [];
  if (!DATES.includes(key) || day === undefined) return undefined;
  const today = readToday();
  if (!isDay(day))
    return {
      rule: 'front-matter/calendar',
      message: `${key} is ${day}, a day that doesn't exist.`,
      remedy: `Write a day that exists, as YYYY-MM-DD, such as ${key}: ${today}`,
    };
  // It may already be tomorrow where the author is.
  const latest = new Date(Date.parse(today) + DAY).toISOString().slice(0, 10);
  if (key !== 'last_verified' || day <= latest) return undefined;
  return {
    rule: 'front-matter/calendar',
    message: `${key} is ${day}, which is in the future; today is ${today}.`,
    remedy: `Write the day of the last check, today or earlier: ${key}: ${today}`,
  };
}

/** An unknown key that resembles no other is its author's own, unless the note keeps to a kind. */
function checkUnknown(key: string, hasKind: boolean): KeyProblem | undefined {
  const likely = closestMatch(key, [...Object.keys(KEYS), ...UPSTREAM_KEYS]);
  if (likely === undefined && !hasKind) return undefined;
  return {
    rule: 'front-matter/unknown-key',
    message: `Neither Docusaurus nor this site reads the key "${key}".`,
    remedy: `${didYouMean(likely)}Rename the key or delete its line.`,
  };
}

/** Names what lists, search and feeds would miss, in one message; Docusaurus needs none of it. */
function checkMissing(note: Page, front: object): KeyProblem[] {
  const { kind, status } = front as Record<string, unknown>;
  // Lists, search and feeds show the description of a complete note apart from its text.
  const isComplete = kind !== undefined && kind !== 'post' && status !== 'seedling';
  // A kind is a promise of what the note has; without one, nothing more is asked.
  const due = [
    ...(hasContentTitle(note) ? [] : ['title']),
    ...(isComplete || !describesItself(note) ? ['description'] : []),
    ...(kind === undefined || kind === 'post' ? [] : ['status', 'last_verified']),
  ];
  const unknown = Object.keys(front).filter((key) => !(key in KEYS));
  const meant = unknown.map((key) => closestMatch(key, Object.keys(KEYS)));
  const missing = due.filter((key) => !(key in front) && !meant.includes(key));
  if (missing.length === 0) return [];
  const listed = missing.map((key) => `"${key}"`).join(', ');
  const { description, maxLength } = KEYS[missing[0] ?? ''] as Key;
  const limit = maxLength ? ` At most ${maxLength} characters.` : '';
  const lines = missing.map(exampleOf);
  const [where, example] =
    note.lineOffset > 0
      ? ['Add to the front matter', lines]
      : ['Put it at the top of the file', ['---', ...lines, '---']];
  return [
    {
      rule: 'front-matter/missing-key',
      message:
        missing.length > 1
          ? `The keys ${listed} are missing.`
          : `The key ${listed} is missing. ${description}${limit}`,
      remedy: `${where}, for example:\n${example.map((line) => `    ${line}`).join('\n')}`,
    },
  ];
}

/**
 * Validates a page's front matter: what Docusaurus refuses, and in a note the keys of this package. A page in
 * `src/pages` is a note if it has a kind. Each problem is on the line of its key.
 */
export function validateFrontMatter(note: Page): Ungraded[] {
  const front = completeFrontMatter(note);
  const docusaurusErrors = checkDocusaurusErrors(note);
  const hasKind = note.frontMatter['kind'] !== undefined;
  const isPlain = note.file.startsWith('src/pages/') && !hasKind;
  const errors = findSchemaErrors(front);
  const found = Object.entries(isPlain ? {} : front).flatMap(
    ([key, value]): KeyProblem[] => {
      const isKnown = key in KEYS || UPSTREAM_KEYS.includes(key);
      const error = errors.get(key);
      const problem =
        checkDay(key, value) ??
        (error && explainSchemaError(key, value, error)) ??
        (isKnown ? undefined : checkUnknown(key, hasKind));
      return problem ? [{ key, ...problem }] : [];
    },
  );
  const problems = [
    ...(isPlain ? [] : checkMissing(note, front)),
    ...docusaurusErrors,
    ...found.filter(({ key }) => docusaurusErrors.every((one) => one.key !== key)),
  ];
  return problems.map(({ key, ...problem }) => ({
    file: note.file,
    line: key === undefined ? Math.min(note.lineOffset + 1, 2) : keyLine(note, key),
    ...problem,
  }));
}
