import { describe, expect, it } from 'vitest';

import { aPage } from 'mdx-source/testing';
import { readSamples } from '../../src/read/readSamples.ts';

function read(lines: readonly string[]) {
  return readSamples(aPage(lines.join('\n')).tree);
}

describe('the samples of a page', () => {
  it('have the line of their fence, at any depth', () => {
    const head = ['---', 'title: T', '---', ''];
    const { samples } = read([...head, '- item', '', '  ```ts', '  1;', '  ```']);
    expect(samples).toMatchObject([{ language: 'ts', code: '1;', line: 7 }]);
  });

  it("are SQL of the database that the page's title or a heading above them names, unless they run", () => {
    const languagesIn = (text: string) =>
      read(text.split('\n')).samples.map(({ language }) => language);
    const sql = '\n\n```sql\nSELECT 1;\n```\n\n';
    expect(
      languagesIn(
        `${sql}## SQLite${sql}### Upserts${sql}## MySQL 8${sql}## Limits${sql}`,
      ),
    ).toEqual(['sql', 'sqlite', 'sqlite', 'mysql', 'sql']);
    expect(languagesIn(`## PostgreSQL and MySQL${sql}`)).toEqual(['sql']);
    expect(languagesIn(`## MySQL or SQLite${sql}`)).toEqual(['sql']);
    expect(languagesIn(`---\ntitle: MySQL\n---\n${sql}## Locks${sql}`)).toEqual([
      'mysql',
      'mysql',
    ]);
    expect(languagesIn('## SQLite\n\n```sql run\nSELECT 1;\n```')).toEqual(['sql']);
  });

  it('get the output right below them, and no other', () => {
    const first = ['```js run', '1;', '```', '', '```text output', 'one', '```'];
    const lost = ['', 'Words between.', '', '```text output', 'lost', '```'];
    const { samples, strayOutput } = read([...first, ...lost]);
    expect(samples).toMatchObject([{ shown: { text: 'one', line: 5 } }]);
    expect(strayOutput).toMatchObject([{ text: 'lost', line: 11, namesakes: 0 }]);
  });

  it('get the output that names them, wherever it is', () => {
    const before = ['```text output="b.js"', 'two', '```', ''];
    const { samples, strayOutput } = read([
      ...before,
      ...['```js title="a.js"', '1;', '```', '', '```js title="b.js"', '2;', '```', ''],
      ...['```text output="a.js"', 'one', '```'],
    ]);
    expect(samples).toMatchObject([
      { shown: { text: 'one', line: 13 } },
      { shown: { text: 'two', line: 1 } },
    ]);
    expect(strayOutput).toEqual([]);
  });

  it('get at most one output each, and a title names one sample', () => {
    const sample = ['```js title="a.js"', '1;', '```', ''];
    const output = ['```text output="a.js"', 'one', '```', ''];
    expect(read([...sample, ...output, ...output]).strayOutput).toMatchObject([
      { line: 9, first: 5, namesakes: 1 },
    ]);
    expect(read([...sample, ...sample, ...output]).strayOutput).toMatchObject([
      { line: 9, namesakes: 2 },
    ]);
  });
});
