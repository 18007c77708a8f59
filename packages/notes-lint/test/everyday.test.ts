import { describe, expect, it } from 'vitest';

import { isError } from 'mdx-source';
import { aPage } from 'mdx-source/testing';
import { aFullNote } from './aFullNote.ts';
import { aPost } from './aPost.ts';
import { lintNote } from './lintNote.ts';

const errorsOf = (note: ReturnType<typeof aPost>) => lintNote(note).filter(isError);

describe('what authors write every day', () => {
  it.each([
    [
      'a short opinion',
      'I stopped squashing commits. Blame got better, and nobody reads the log.',
    ],
    ['an emphasised verb', 'What a socket *is* is hard to say.'],
    ['a long one', `${'We measured it again, and it held. '.repeat(700)}`],
    ['an install in a sentence', 'Run `npm install lodash@4.17.21` first, then start.'],
    ['an install in a block', 'First:\n\n```bash\nnpm install lodash\n```'],
    ['a pinned image', 'We build on:\n\n```dockerfile\nFROM node:24-alpine\n```'],
    [
      'a line of ninety columns',
      `So:\n\n\`\`\`js\nconst a = '${'x'.repeat(78)}';\n\`\`\``,
    ],
    ['a session with prompts', 'So:\n\n```console\n$ npm ci\nadded 12 packages\n```'],
    ['a block without a language', 'It said:\n\n```\nERR_CONN\n```'],
    ['an admonition with a title', ':::tip Hint\n\nKeep the old one.\n\n:::'],
    [
      'a table with six columns',
      '| a | b | c | d | e | f |\n| - | - | - | - | - | - |\n| 1 | 2 | 3 | 4 | 5 | 6 |',
    ],
    ['a heading of level four', '## Why\n\nSpeed.\n\n#### In numbers\n\nNine to four.'],
    [
      'an empty output, to be filled in',
      '```ts run\nconsole.log(1);\n```\n\n```text output\n```',
    ],
    ['exclamation marks', 'It works! Really.'],
  ])("%s doesn't fail the build", (_, text) => {
    expect(errorsOf(aPost(text))).toEqual([]);
  });

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

  it('a post can have any author', () => {
    expect(errorsOf(aPost('It is faster.'))).toEqual([]);
  });

  it('a post in a dated file needs no front matter to be published', () => {
    const note = aPage('# Less to do\n\nWe stopped.\n', 'blog/2026-11-20-less.md');
    expect(lintNote(note)).toEqual([]);
  });

  it('a note without a kind has no kind-specific requirements', () => {
    const text =
      '---\ntitle: Salt\n---\n\nTwo percent of the flour, see [bread](./bread.md).\n';
    expect(lintNote(aPage(text, 'docs/salt.md'))).toEqual([]);
  });

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

  it('a skipped heading level is one warning for each place', () => {
    const text = '### A\n\na\n\n## B\n\nb\n\n#### C\n\nc\n\n#### D\n\nd\n\n## E\n\ne';
    const note = aPage(`---\ntitle: A\n---\n\nIt is.\n\n${text}\n`, 'docs/a.md');
    expect(
      lintNote(note).map(({ rule, severity, line }) => [rule, severity, line]),
    ).toEqual([
      ['note/heading-level', 'warning', 7],
      ['note/heading-level', 'warning', 15],
    ]);
  });

  it('a URL that swallows what follows is one message', () => {
    const text = '参考：https://www.iana.org/time-zones、[文档](https://a.org/x)。';
    const note = aPage(`---\ntitle: 时区\nlang: zh-Hans\n---\n\n时间。\n\n${text}\n`);
    expect(lintNote(note).map(({ rule, line }) => [rule, line])).toEqual([
      ['note/link-url', 8],
    ]);
  });

  it('other wrong URLs hide nothing else on their line', () => {
    const text = 'See [a](htp://a.org), [b](javascript:b) and **c.';
    const note = aPage(`---\ntitle: A\n---\n\nIt is.\n\n${text}\n`);
    expect(lintNote(note).map(({ rule }) => rule)).toEqual([
      'note/mark',
      'note/link-url',
      'note/link-url',
    ]);
  });

  it('a post is asked for a truncate marker once its list would be long', () => {
    const rulesIn = (text: string, file = 'blog/a.md') =>
      lintNote(aPage(`---\ntitle: A\n---\n\nIt is.\n\n${text}\n`, file)).map(
        ({ rule, severity }) => [rule, severity],
      );
    const long = 'more of it '.repeat(40);
    expect(rulesIn(long)).toEqual([['note/truncate', 'warning']]);
    expect(rulesIn(`<!-- truncate -->\n\n${long}`)).toEqual([]);
    expect(rulesIn(`{/* truncate */}\n\n${long}`)).toEqual([]);
    expect(rulesIn('It was.')).toEqual([]);
    expect(rulesIn(long, 'docs/a.md')).toEqual([]);
  });

  it('the remedy for a wrong date shows how to write it', () => {
    const front = 'title: A\ndate: 25/11/2026\n';
    const note = aPage(`---\n${front}---\n\nText.\n`, 'blog/a.md');
    expect(lintNote(note)[0]?.remedy).toMatch(/^Write it as YYYY-MM-DD, such as 20/);
  });

  it('a comment in code is not taken for a title', () => {
    const text = '```bash\n# list\nls\n```\n';
    const missingIn = (body: string) => lintNote(aPage(body, 'docs/a.md'))[0]?.message;
    expect(missingIn(text)).toMatch(/"title", "description"/);
    expect(missingIn(`# Lists\n\n${text}`)).toMatch(/^The key "description"/);
  });

  it('a title below an import is the title, as Docusaurus has it', () => {
    const imports = "import Tabs from '@theme/Tabs';\nimport A from '@theme/TabItem';";
    const rulesIn = (body: string, front = 'title: Names\n') =>
      lintNote(aPage(`---\n${front}description: B.\n---\n\n${body}\n`, 'docs/a.mdx'))
        .map(({ rule }) => rule)
        .filter((rule) => /title|missing/.test(rule));
    expect(rulesIn(`${imports}\n\n# Names\n\nText.`)).toEqual([]);
    expect(rulesIn(`${imports}\n\nNames\n=====\n\nText.`, '')).toEqual([]);
    expect(rulesIn(`${imports}\n\nText.\n\n# Names\n\nText.`)).toEqual(['note/title']);
    expect(rulesIn(`${imports}\n\n# A\n\nText.\n\n# A\n\nText.`)).toEqual(['note/title']);
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

  it('an opinion needs nothing but its text', () => {
    expect(lintNote(aPost('I was wrong.\n\n<!-- truncate -->'))).toEqual([]);
  });

  it.each([
    ['a key of the prefix row', '| Key | Does |\n| - | - |\n| `prefix ,` | renames |'],
    ['an empty corner', '| | fast | small |\n| - | - | - |\n| dayjs | no | yes |'],
    ['excitement', 'Just data!! And why??'],
    [
      'code that nothing compiles',
      '| a |\n| - |\n| `map(select(.age > 30))` |\n\n```jq\nmap(.a)\n```',
    ],
    ['a remark', 'Note to self: count counts NaN, size does not.'],
    ['a formula', 'The famous $E = mc^2$ is not rendered.'],
  ])('%s is not a problem: %s', (_, text) => {
    expect(lintNote(aPost(`I kept it.\n\n<!-- truncate -->\n\n${text}`))).toEqual([]);
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

  it('“ ” are the standard quotes of Chinese', () => {
    const note = aPage('---\ntitle: 名字\nlang: zh-Hans\n---\n\n他说“你好”。\n');
    expect(lintNote(note)).toEqual([]);
  });

  it('punctuation is quoted from the start of a word', () => {
    const text = '先运行 `git rebase --interactive`,再看日志。';
    const note = aPage(`---\ntitle: 名字\nlang: zh-Hans\n---\n\n${text}\n`);
    const [found] = lintNote(note).filter(({ rule }) => rule === 'note/punctuation');
    expect(found?.message).toMatch(/^"--interactive`,再看日志。" should be /);
  });

  it('a Chinese comma to fix is one message', () => {
    const note = aPage(
      '---\ntitle: 名字\nlang: zh-Hans\n---\n\n我在家里,他也在,对吧...真的。\n',
    );
    const texts = lintNote(note).filter(({ rule }) => rule === 'note/punctuation');
    expect(texts.map(({ message }) => message)).toEqual([
      '"我在家里,他也在,对吧...真的" should be "我在家里，他也在，对吧...真的".',
      '"吧..." isn\'t Chinese punctuation.',
    ]);
  });

  const problemsIn = (text: string, kind = '') =>
    lintNote(aPage(`---\ntitle: A\n${kind}---\n\nIt is.\n\n${text}\n`, 'docs/a.md'));

  it.each([
    ['It is. <div>No.</div>', '<div> is inside of a paragraph'],
    [
      '<b>It is.</b> And <table><tbody></tbody></table>',
      '<table> is inside of a paragraph',
    ],
    ['- It is.\n\n  So <ul><li>no</li></ul>\n\n- No.', '<ul> is inside of a paragraph'],
    ['<p>\n  It is.\n</p>', '<p> is inside of a paragraph'],
    ['<a href="https://a.org">https://a.org</a>', '<a> is inside of a link'],
  ])('an element that ends the one around it breaks the page: %s', (text, says) => {
    expect(problemsIn(text)).toMatchObject([
      {
        rule: 'note/element',
        severity: 'error',
        line: text.startsWith('- ') ? 9 : text.startsWith('<p>') ? 8 : 7,
        message: expect.stringMatching(`^${says}, which HTML ends before it`),
        remedy: expect.stringMatching(
          /^(?:Put an empty line before it, and one after it|Close the <)/,
        ),
      },
    ]);
  });

  it.each([
    '<details><summary>Why?</summary>No.</details>',
    '<div>It is.</div> <div>No.</div>',
    '- It is. <ul><li>no</li></ul>\n- No.',
    '<div>\n  It is.\n</div>',
    'Press <kbd>a</kbd>, not <span>*b*</span>.',
    '| a |\n| - |\n| <ul><li>no</li></ul> |',
  ])('an element in its place is fine: %s', (text) => {
    expect(problemsIn(text)).toEqual([]);
  });

  it('an unknown component is imported from the theme or perhaps the site, or is text', () => {
    const remedyOf = (name: string) => problemsIn(`<${name} />`)[0]?.remedy;
    const own =
      "Import it below the front matter, from @site/src/components/Table if the site has it, or write \\<Table> if it's text.";
    expect(remedyOf('Table')).toBe(own);
    expect(remedyOf('Tabs')).toMatch(/import Tabs from '@theme\/Tabs';/);
  });

  it('a phrase whose replacement depends on the sentence is not replaced', () => {
    const kind =
      'description: B.\nkind: idea\nstatus: budding\nlast_verified: 2026-11-20\n';
    const voiceIn = (text: string) =>
      problemsIn(text, kind).filter(({ rule }) => rule === 'note/voice');
    expect(voiceIn('This is another one.')).toEqual([]);
    expect(voiceIn('With NULL the result is another one.')).toMatchObject([
      { remedy: 'Say what changes, as in "the result changes".' },
    ]);
  });

  it('two sections with the same name are a warning with both lines', () => {
    expect(problemsIn('## Same\n\nOne.\n\n## Same\n\nTwo.')).toMatchObject([
      {
        rule: 'note/section-name',
        severity: 'warning',
        line: 11,
        message: '"## Same" is already at line 7, so the id of this one is same-1.',
      },
    ]);
  });

  it.each([
    ['the third of a name', '## Same\n\n1.\n\n## Same\n\n2.\n\n## Same\n\n3.', 'same-2'],
    ['a name in another case', '## Setup\n\n1.\n\n## setup\n\n2.', 'setup-1'],
    [
      'one below a subsection',
      '### Same\n\n1.\n\n## Same\n\n2.\n\n## Same\n\n3.',
      'same-2',
    ],
  ])('%s is told its id', (_what, text, id) => {
    const found = problemsIn(text).filter(({ rule }) => rule === 'note/section-name');
    expect(found.at(-1)?.message).toContain(`so the id of this one is ${id}.`);
  });

  it('two sections with the same name and different ids are fine', () => {
    const text = '## Same {#one}\n\nOne.\n\n## Same {#two}\n\nTwo.';
    expect(problemsIn(text)).toEqual([]);
  });

  it('an admonition that is misspelt or not closed is one message', () => {
    expect(problemsIn(':::cauton\n\nHey.\n\n:::')).toMatchObject([
      {
        rule: 'note/rendering',
        remedy:
          'Probably meant: caution. Write one of note, tip, info, warning, danger, caution, success, important, secondary.',
      },
    ]);
    expect(problemsIn(':::cauton Hey\n\nHo.\n\n:::')).toMatchObject([
      { rule: 'note/mark', remedy: expect.stringContaining('danger, caution, success') },
    ]);
    const text = aFullNote({ kind: 'concept' }).replace(
      '## Trade-offs',
      ':::tip\n\nHey.\n\n## Trade-offs',
    );
    expect(lintNote(aPage(text, 'docs/a.md')).map(({ rule }) => rule)).toEqual([
      'note/rendering',
    ]);
  });

  it('a link without text is named by its URL', () => {
    expect(problemsIn('See [](https://a.org/x).')).toMatchObject([
      { message: 'The link to https://a.org/x has no text.' },
    ]);
  });
});

describe('a page in src/pages', () => {
  it('is checked for what breaks, but not against the schema of notes', () => {
    const text = '# About me\n\nI write here. See [here](https://www.ietf.org/).\n';
    const problems = lintNote(aPage(text, 'src/pages/about.md'));
    expect(problems.map(({ rule }) => rule)).toEqual(['note/link-text']);
  });

  it('is a note if it has a kind', () => {
    const page = aPage('---\nkind: concept\n---\n\nText.\n', 'src/pages/about.md');
    expect(lintNote(page).map(({ rule }) => rule)).toContain('front-matter/missing-key');
  });
});
