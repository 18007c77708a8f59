import { describe, expect, it } from 'vitest';

import type { Page } from 'mdx-source';
import { isError } from 'mdx-source/problems';
import { aPage } from 'mdx-source/testing';
import { aPost } from '../aPost.ts';
import { lintNote } from '../lintNote.ts';

const errorsOf = (note: Page) => lintNote(note).filter(isError);

describe('front matter', () => {
  it.each([
    'draft: true\n',
    'unlisted: true\n',
    'image: ./cover.png\n',
    'keywords: [build, cache]\n',
    'keywords: [build]\n',
    'sidebar_label: A label of more than forty characters, as it happens\n',
    'hide_table_of_contents: true\n',
  ])('the key %j belongs to Docusaurus', (key) => {
    expect(errorsOf(aPost('It is faster.', key))).toEqual([]);
  });

  it.each([
    'id: other\n',
    'last_update: { date: 2026-11-20 }\n',
    'tags: []\n',
    'cssclass: wide\n',
  ])('the key %j belongs to Docusaurus, or to its author, in a doc too', (key) => {
    const note = aPage(`---\ntitle: Salt\n${key}---\n\nTwo percent.\n`, 'docs/salt.md');
    expect(lintNote(note)).toEqual([]);
  });

  it('the remedy for a wrong date shows how to write it', () => {
    const front = 'title: A\ndate: 25/11/2026\n';
    const note = aPage(`---\n${front}---\n\nText.\n`, 'blog/a.md');
    expect(lintNote(note)[0]?.remedy).toMatch(/^Write it as YYYY-MM-DD, such as 20/);
  });

  const rulesFor = (source: string) =>
    lintNote(aPage(source, 'blog/build.md'))
      .filter(({ rule }) => rule.startsWith('front-matter'))
      .map(({ rule }) => rule);

  const post = aPost('We measured it again.').source;

  it('a misspelt key, which is also missing, is one message', () => {
    expect(rulesFor(post.replace('description:', 'descriptoin:'))).toEqual([
      'front-matter/unknown-key',
    ]);
  });

  it('a date that does not exist, also malformed and in the future, is one message', () => {
    const wrong = post.replace('last_verified: 2026-11-20', 'last_verified: 2026-13-27');
    expect(rulesFor(wrong)).toEqual(['front-matter/calendar']);
  });
});

describe('a missing title or description', () => {
  const LONG = `It reads the first line of the text, ${'and so on, '.repeat(12)}to the end.`;

  const isAskedToDescribe = (text: string, file = 'docs/a.md', front = 'title: A\n') =>
    lintNote(aPage(`---\n${front}---\n\n${text}\n`, file)).some(
      ({ rule, message }) =>
        rule === 'front-matter/missing-key' && message.includes('description'),
    );

  it.each([
    ['a sentence', 'Where our dashboards are, and who gets their alerts.'],
    ['two sentences', 'It keeps a connection open. See [`ssh_config`](https://a.org).'],
    ['two in Chinese', '时间戳没有时区。显示的时候才有。'],
    ['below a title and an import', "import A from 'a';\n\n# Links\n\nWhere they are."],
    ['a short post', `${LONG}\n\n- one\n- two`, 'blog/a.md'],
    [
      'a seedling',
      'It is one sentence.',
      'docs/a.md',
      'kind: concept\nstatus: seedling\n',
    ],
  ])('what describes itself needs no description: %s', (_, ...page) => {
    expect(isAskedToDescribe(...(page as [string]))).toBe(false);
  });

  it.each([
    ['three sentences', 'It is. It was. It will be.'],
    ['a long one', LONG],
    ['two lines, of which Docusaurus takes the first', 'It keeps a\nconnection open.'],
    ['what introduces a list', 'What I use:\n\n- one'],
    ['a list', '- one\n- two'],
    ['a longer post', `${LONG}\n\n${'more words here '.repeat(40)}`, 'blog/a.md'],
    ['a truncated post', `${LONG}\n\n<!-- truncate -->`, 'blog/a.md'],
    ['a complete note', 'It is.', 'docs/a.md', 'kind: concept\nstatus: budding\n'],
  ])('other notes are asked for a description: %s', (_, ...page) => {
    expect(isAskedToDescribe(...(page as [string]))).toBe(true);
  });

  it('a comment in code is not taken for a title', () => {
    const text = '```bash\n# list\nls\n```\n';
    const missingIn = (body: string) => lintNote(aPage(body, 'docs/a.md'))[0]?.message;
    expect(missingIn(text)).toMatch(/"title", "description"/);
    expect(missingIn(`# Lists\n\n${text}`)).toMatch(
      /^The key "description".* At most 160 /,
    );
  });

  it('a file without front matter is shown how to begin one', () => {
    const remedyOf = (source: string) => lintNote(aPage(source, 'docs/a.md'))[0]?.remedy;
    expect(remedyOf('# Salt\n\n- Two percent.\n')).toBe(
      'Put it at the top of the file, for example:\n    ---\n    description: What the note answers, in a sentence.\n    ---',
    );
    expect(remedyOf('---\ntitle: Salt\n---\n\n- Two percent.\n')).toBe(
      'Add to the front matter, for example:\n    description: What the note answers, in a sentence.',
    );
  });
});
