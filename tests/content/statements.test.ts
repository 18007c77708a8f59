import { existsSync, readFileSync } from 'node:fs';

import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const ROW = /^\| S(\d)\.(\d+) +\| (.+?) +\| `([^`]+)` › (.+?) +\|$/;

const lines = readFileSync('tests/content/STATEMENTS.md', 'utf8').split('\n');
const rows = lines
  .filter((line) => /^\| S/.test(line))
  .map((line) => {
    const [, section, number, , file, name] = ROW.exec(line) ?? [];
    return { line, section: Number(section), number: Number(number), file, name };
  });

/** What's called: `it` in `it.each(…)('title', …)`, with what qualifies it. */
const IS_TEST = /^(?:describe|it|test)\b(?!.*\.(?:skip|todo|fixme)\b)/s;

/** The titles of a file's tests and groups, as written, without those that are skipped. */
function readTitles(file: string): string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    const [title] = ts.isCallExpression(node) ? node.arguments : [];
    if (title && ts.isCallExpression(node) && IS_TEST.test(node.expression.getText()))
      titles.push(title.getText().slice(1, -1));
    ts.forEachChild(node, visit);
  };
  visit(
    ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true),
  );
  return titles;
}

const titles = new Map(
  [...new Set(rows.map(({ file = '' }) => file))]
    .filter((file) => existsSync(file))
    .map((file) => [file, readTitles(file)]),
);

const proves = ({ file = '', name = '' }: (typeof rows)[number]) =>
  titles.get(file)?.some((title) => title.includes(name)) ?? false;

describe('the table of statements', () => {
  it('covers the nine sections, about a hundred statements, numbered without gaps', () => {
    expect(rows.length).toBeGreaterThan(100);
    for (let section = 1; section <= 9; section += 1) {
      const numbers = rows
        .filter((row) => row.section === section)
        .map(({ number }) => number);
      expect(numbers).toEqual(numbers.map((_, index) => index + 1));
      expect(numbers.length).toBeGreaterThan(0);
    }
  });

  it('names a test that runs in each row', () => {
    expect(rows.filter((row) => !proves(row)).map(({ line }) => line)).toEqual([]);
  });
});
