import { rmSync } from 'node:fs';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { readPages } from 'mdx-source';
import { aFolder } from 'mdx-source/testing';
import { checkNotes, checkSite, gradeProblems } from '../../src/index.ts';
import { aFullNote } from '../aFullNote.ts';

describe('a note among others', () => {
  let siteDir: string;
  let write: (file: string, text: string) => void;
  let remove: () => void;
  const across = () => {
    const notes = readPages(siteDir);
    return gradeProblems(checkSite(siteDir, notes), notes);
  };

  beforeEach(() => {
    ({ root: siteDir, write, remove } = aFolder());
    write('blog/tags.yml', 'hello:\n  label: Hello\n');
    const index = aFullNote({ kind: 'index' });
    write('docs/http/index.md', index.replace('\n\n|', '\n\n[Loss](100%.md)\n\n|'));
    write('docs/http/100%.md', '---\nkind: concept\n---\n\nText.\n');
    write('docs/api/idempotency.md', 'Text.\n');
    write('docs/http/dns.md', 'Text.\n');
  });

  afterEach(() => remove());

  it('gets an info about a missing link in its index, and nothing fails', () => {
    const unlinked = () => across().filter(({ rule }) => rule === 'note/children');
    expect(unlinked()).toEqual([]);
    write('docs/http/tls.md', '---\nkind: concept\n---\n\nA new note.\n');
    expect(unlinked()).toMatchObject([
      {
        file: 'docs/http/tls.md',
        rule: 'note/children',
        severity: 'warning',
        remedy: 'Add it to the index: [what the note answers](./tls.md).',
      },
    ]);
    write('docs/http/tls 1.md', '---\nkind: concept\n---\n\nAnother one.\n');
    expect(unlinked()[0]?.remedy).toMatch('[what the note answers](./tls%201.md).');
    rmSync(path.join(siteDir, 'docs/http/tls 1.md'));
    write('docs/http/tls.md', '---\nkind: concept\nunlisted: true\n---\n\nA new note.\n');
    expect(unlinked()).toEqual([]);
  });

  it('cannot link to a draft if it is published', () => {
    write('docs/http/tls.md', '---\ndraft: true\n---\n\nNot yet.\n');
    write('docs/api/idempotency.md', 'See [TLS](../http/tls.md).\n');
    const dead = across().filter(({ rule }) => rule === 'links/draft');
    expect(dead).toMatchObject([
      { file: 'docs/api/idempotency.md', line: 1, rule: 'links/draft' },
    ]);
  });

  it('is not accused of missing what its syntax error may hide', async () => {
    write('docs/http/tls.md', '---\nkind: concept\n---\n\nText with { a brace.\n');
    write('docs/http/index.md', 'See [TLS](tls.md#term).\n');
    const rules = [...(await checkNotes(siteDir, readPages(siteDir))), ...across()]
      .filter(({ file }) => /index|tls/.test(file))
      .map(({ rule }) => rule);
    expect(rules).toContain('mdx/syntax');
    expect(rules).not.toContain('links/anchor');
  });

  it('is told that it repeats another, whichever of the two is checked', () => {
    const text = `${'The resolver asks the next server for the same name again. '.repeat(2)}\n`;
    write('docs/a.md', text);
    write('docs/z.md', text);
    const notes = readPages(siteDir);
    const among = (...files: readonly string[]) =>
      checkSite(
        siteDir,
        notes.filter(({ file }) => files.includes(file)),
        notes,
      ).map(({ file, message }) => [file, /^\S+ and \S+/.exec(message)?.[0]]);
    const [atA, atZ] = [
      ['docs/a.md', 'docs/a.md and docs/z.md:1'],
      ['docs/z.md', 'docs/z.md and docs/a.md:1'],
    ];
    expect(among('docs/a.md')).toEqual([atA]);
    expect(among('docs/z.md')).toEqual([atZ]);
    expect(among('docs/a.md', 'docs/z.md')).toEqual([atZ]);
  });

  it('reports a URL of two notes on the line of each slug', () => {
    write('docs/a.md', '---\ntitle: A\nslug: /same\n---\n\nA.\n');
    write('docs/b.md', '---\ntitle: B\nslug: /same\n---\n\nB.\n');
    const found = across().filter(({ rule }) => rule === 'links/same-url');
    expect(found).toMatchObject([
      { file: 'docs/a.md', line: 3 },
      { file: 'docs/b.md', line: 3 },
    ]);
    expect(found[1]?.message).toMatch(/^docs\/a\.md has the same URL/);
  });

  it('lists the known authors and tags, where there is a list', () => {
    const found = () =>
      across()
        .filter(({ rule }) => /author|tag/.test(rule))
        .map(({ line, severity, message, remedy }) => [
          line,
          severity,
          `${message} ${remedy}`,
        ]);
    const front = 'title: A\ntags: [helo, hello, git, { label: B, permalink: /b }]';
    write('blog/a.md', `---\n${front}\nauthors: ada\n---\n\nA.\n`);
    write('docs/b.md', '---\ntitle: B\ntags: [kubernetes]\n---\n\nB.\n');
    const remedy = (file: string, entry: string) =>
      `Write one of these, or add to ${file}:\n    ${entry}`;
    const has = "isn't in blog/tags.yml, which has hello.";
    const [helo, git] = ['helo', 'git'].map((tag) =>
      remedy('blog/tags.yml', `${tag}:\n      label: ${tag}`),
    );
    const tags = [
      [3, 'warning', `The tag "helo" ${has} Probably meant: hello. ${helo}`],
      [3, 'warning', `The tag "git" ${has} ${git}`],
    ];
    expect(found()).toEqual(tags);
    write('blog/authors.yml', 'grace:\n  name: Grace\n');
    const author = `The author "ada" isn't in blog/authors.yml, which has grace. ${remedy('blog/authors.yml', 'ada:\n      name: ada')}`;
    expect(found()).toEqual([[4, 'error', author], ...tags]);
  });
});
