import { existsSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

const ROW = /^\| S(\d)\.(\d+) +\| (.+?) +\| `([^`]+)` › (.+?) +\|$/;

const lines = readFileSync('tests/content/STATEMENTS.md', 'utf8').split('\n');
const rows = lines
  .filter((line) => /^\| S/.test(line))
  .map((line) => {
    const [, section, number, , file, name] = ROW.exec(line) ?? [];
    return { line, section: Number(section), number: Number(number), file, name };
  });

function proves({ file, name }: (typeof rows)[number]): boolean {
  const path = `tests/${file}`;
  return existsSync(path) && readFileSync(path, 'utf8').includes(name ?? '\0');
}

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

  it('names an existing test in each row', () => {
    expect(rows.filter((row) => !proves(row)).map(({ line }) => line)).toEqual([]);
  });
});
