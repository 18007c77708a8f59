import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import { aPage } from 'mdx-source/testing';
import { checkNote } from '../src/checkNote.ts';
import { KINDS } from '../src/index.ts';
import { CHECKS } from '../src/rules/rules.ts';
import { aFullNote } from './aFullNote.ts';

/** One way to break a rule. */
type Row = {
  readonly rule: string;
  readonly what: string;
  /** The note, if no change of one that meets every rule shows the error. */
  readonly whole?: string;
  /** What `wrong` replaces in a note that meets every rule; without it, `wrong` is its second text. */
  readonly for?: string;
  readonly wrong: string;
  /** A similar text that the rule doesn't find. */
  readonly right?: string;
  /** Of the problem, counted from `wrong`, or in the whole note; 0 if it's about the whole file. */
  readonly line?: number;
  /** Part of the message or the remedy; a regular expression between slashes. */
  readonly says: string;
  readonly kind?: string;
  readonly lang?: 'zh-Hans';
};

const ROWS = parse(
  readFileSync(new URL('seededErrors.yml', import.meta.url), 'utf8'),
) as Row[];
const FIRST_TABLE = '\n\n|';

/** The note with this text, and the line that the text begins on. */
function write(row: Row, text: string): { source: string; first: number } {
  if (row.whole !== undefined) return { source: row.whole, first: 1 };
  const full = aFullNote({
    kind: row.kind ?? 'concept',
    isChinese: row.lang === 'zh-Hans',
  });
  const old = row.for ?? FIRST_TABLE;
  if (!full.includes(old)) throw new Error(`The note has no ${old} to break.`);
  const fresh = row.for === undefined ? `\n\n${text}\n\n|` : text;
  const lines = full.slice(0, full.indexOf(old)).split('\n').length;
  return {
    source: full.replace(old, () => fresh),
    first: row.for === undefined ? lines + 2 : lines,
  };
}

function problemsOf(source: string, kind?: string) {
  const file = kind === 'post' ? 'blog/names.md' : 'docs/http/names.md';
  return checkNote(aPage(source, file), {
    siteUrl: 'https://personal-notes.github.io',
    fixCommand: 'npm run fix:notes',
    disclaimers: { investing: /^trading$/ },
    runners: { 'node@20': ['ts'] },
    installed: new Map([['yaml', ['2.9.1']]]),
  });
}

function toPattern(says: string): RegExp {
  const [, pattern, flags] = /^\/(.*)\/(s?)$/.exec(says) ?? [];
  return pattern === undefined
    ? new RegExp(says.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
    : new RegExp(pattern, flags);
}

describe('a note that meets every rule', () => {
  it.each(KINDS)('is not reported: %s', (kind) => {
    expect(problemsOf(aFullNote({ kind }), kind)).toEqual([]);
    expect(problemsOf(aFullNote({ kind, isChinese: true }), kind)).toEqual([]);
  });
});

describe('a broken note', () => {
  it('exists for every rule', () => {
    const broken = new Set(ROWS.map(({ rule }) => rule));
    expect(Object.keys(CHECKS).filter((rule) => !broken.has(rule))).toEqual([]);
  });

  it.each(ROWS.map((row) => [row.rule, row.what, row] as const))(
    '%s: %s is found, and a similar text that is right is not',
    (rule, _, row) => {
      const { source, first } = write(row, row.wrong);
      const line = row.line === 0 ? undefined : first + (row.line ?? 1) - 1;
      const found = problemsOf(source, row.kind).filter((one) => one.rule === rule);
      expect(found.map((one) => one.line)).toContain(line);
      const texts = found
        .map(({ message, remedy }) => `${message}\n${remedy}`)
        .join('\n');
      expect(texts).toMatch(toPattern(row.says));
      if (row.right === undefined) return;
      const right = problemsOf(write(row, row.right).source, row.kind);
      expect(right.map((one) => one.rule)).not.toContain(rule);
    },
  );
});
