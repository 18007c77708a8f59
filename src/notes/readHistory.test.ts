import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { aFolder } from 'mdx-source/testing';
import { readHistory } from './readHistory.ts';

const { root: folder, remove } = aFolder();

function git(cwd: string, date: string, ...args: string[]): void {
  const who = ['-c', 'user.name=keeper', '-c', 'user.email=keeper@example.org'];
  execFileSync('git', [...who, ...args], {
    cwd,
    stdio: 'ignore',
    env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
  });
}

beforeAll(() => {
  const full = path.join(folder, 'full');
  git(folder, '', 'init', '-q', 'full');
  for (const [file, date] of [
    ['笔记.md', '2026-01-02T12:00:00Z'],
    ['b.md', '2026-03-04T12:00:00Z'],
    ['笔记.md', '2026-05-06T12:00:00Z'],
  ] as const) {
    writeFileSync(path.join(full, file), date);
    git(full, date, 'add', '.');
    git(full, date, 'commit', '-qm', `add ${file}`);
  }
  git(folder, '', 'clone', '-q', '--depth', '1', `file://${full}`, 'shallow');
});

afterAll(remove);

describe('readHistory', () => {
  it("returns the dates of each file's first and last commit", () => {
    const history = readHistory(path.join(folder, 'full'), true);
    expect(history.get('笔记.md')).toEqual({
      date: '2026-05-06',
      at: expect.stringMatching(/^2026-05-06T12:00:00(?:Z|\+00:00)$/) as string,
      added: '2026-01-02',
    });
    expect(history.get('b.md')).toMatchObject({
      date: '2026-03-04',
      added: '2026-03-04',
    });
  });

  it('has paths from the folder of the site, which may be below the root of its repository', () => {
    const site = path.join(folder, 'mono', 'site');
    mkdirSync(site, { recursive: true });
    git(folder, '', 'init', '-q', 'mono');
    writeFileSync(path.join(site, 'a.md'), 'A.');
    writeFileSync(path.join(folder, 'mono', 'b.md'), 'B.');
    git(site, '', 'add', '..');
    git(site, '2026-01-02T12:00:00Z', 'commit', '-qm', 'add');
    expect([...readHistory(site, true).keys()]).toEqual(['a.md']);
  });

  it('keeps the first commit of a moved file, but not for another file under its old name', () => {
    const moved = path.join(folder, 'moved');
    const commit = (date: string) => {
      git(moved, date, 'add', '.');
      git(moved, date, 'commit', '-qm', date);
    };
    git(folder, '', 'init', '-q', 'moved');
    writeFileSync(path.join(moved, 'a.md'), '# DNS\n\nNames.\n\nAnswers.\n');
    commit('2026-01-02T12:00:00Z');
    git(moved, '', 'mv', 'a.md', 'b.md');
    appendFileSync(path.join(moved, 'b.md'), '[HTTP](../http.md)\n');
    commit('2026-03-04T12:00:00Z');
    git(moved, '', 'mv', 'b.md', 'c.md');
    commit('2026-05-06T12:00:00Z');
    writeFileSync(path.join(moved, 'a.md'), 'Something else.\n');
    commit('2026-07-08T12:00:00Z');
    const history = readHistory(moved, true);
    const dates = ['a.md', 'c.md'].map((file) => history.get(file));
    expect(dates).toMatchObject([
      { added: '2026-07-08', date: '2026-07-08' },
      { added: '2026-01-02', date: '2026-05-06' },
    ]);
  });

  it('rejects a shallow clone and names both remedies', () => {
    const read = () => readHistory(path.join(folder, 'shallow'), true);
    expect(read).toThrow(/shallow.*git fetch --unshallow.*NOTES_DATES=off/s);
  });

  it('leaves dates out of a shallow clone if configured', () => {
    expect(readHistory(path.join(folder, 'shallow'), false).size).toBe(0);
  });

  it('returns nothing for an unpacked archive', () => {
    expect(readHistory(folder, true).size).toBe(0);
  });
});
