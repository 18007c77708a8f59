import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { isError } from 'mdx-source';
import { aPage } from 'mdx-source/testing';
import {
  checkNotes,
  checkSiteReferences,
  gradeProblems,
  KINDS,
  listMissingParts,
  readNotes,
  writeTemplate,
} from '../src/index.ts';
import { aFullNote } from './aFullNote.ts';
import { lintNote } from './lintNote.ts';

/** A short post by someone who hasn't read any rules. */
function aPost(text: string, more = '') {
  return aPage(
    `---
title: What I changed in our build
description: Two changes that took our build from nine minutes to four.
kind: post
status: budding
last_verified: 2026-11-20
slug: build
authors: [ada]
date: 2026-11-20
tags: [hello]
${more}---

${text}
`,
    'blog/build.md',
  );
}

const errorsOf = (note: ReturnType<typeof aPost>) => lintNote(note).filter(isError);

describe('front matter that Docusaurus refuses', () => {
  const refusedIn = (lines: string, file = 'docs/a.md') =>
    lintNote(aPage(`---\ntitle: A\ndescription: B.\n${lines}\n---\n\nText.\n`, file))
      .filter(isError)
      .map(({ rule, line, message }) => [rule, line, message]);

  it.each<[string, string, string | undefined]>([
    [
      'tags: linux, disk',
      'does not look like a valid front matter Yaml array',
      undefined,
    ],
    ['sidebar_position: first', 'must be a number', undefined],
    ['draft: soon', 'must be a boolean', undefined],
    ['toc_max_heading_level: 7', 'must be less than or equal to 6', undefined],
    ['image: {}', '"image" contains an invalid value', undefined],
    ['date: soon', 'must be a valid date', 'blog/a.md'],
    ['wrapperClassName: 5', 'must be a string', 'src/pages/a.md'],
    [
      'draft: true\nunlisted: true',
      "Can't be draft and unlisted at the same time",
      undefined,
    ],
  ])(
    'is an error before the build, with what would be right: %s',
    (lines, says, file) => {
      expect(refusedIn(lines, file)).toEqual([
        ['front-matter/refused', 4, expect.stringContaining(says)],
      ]);
    },
  );

  it.each(['draft: true\nunlisted: true', 'draft: true\nsidebar_position: first'])(
    'is an error in a draft, too: %s',
    (lines) => {
      const note = aPage(`---\ntitle: A\ndescription: B.\n${lines}\n---\n\nText.\n`);
      expect(lintNote(note).filter(isError)).toMatchObject([
        { rule: 'front-matter/refused' },
      ]);
    },
  );

  it('is told by the checks only, without Docusaurus printing it', () => {
    const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => printed.mockRestore());
    expect(refusedIn('draft: soon')).toHaveLength(1);
    expect(printed).not.toHaveBeenCalled();
  });

  it.each(['docs/a.md', 'blog/a.md'])('is not a number as a title in %s', (file) => {
    const front =
      'description: B.\nkind: concept\nstatus: seedling\nlast_verified: 2026-11-20';
    const note = aPage(`---\ntitle: 404\n${front}\n---\n\nText.\n`, file);
    expect(lintNote(note).filter(({ rule }) => rule.startsWith('front-matter'))).toEqual(
      [],
    );
  });

  it('is a number as the title of a page', () => {
    const page = aPage('---\ntitle: 404\n---\n\nText.\n', 'src/pages/a.md');
    expect(lintNote(page)).toMatchObject([{ rule: 'front-matter/refused', line: 2 }]);
  });
});

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
  ])('%s fails no build', (_, text) => {
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

  it('a post may have any author', () => {
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

  it('a wrong date is told how dates are written', () => {
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
});

it('fourteen Chinese lines to fix are one message, without those that a comment disables', () => {
  const lines = Array.from({ length: 14 }, (_, at) => `第${at}句,还有逗号。`);
  const disabled = '{/* lint-ignore note/punctuation: a quotation */}\n\n他说,你好。\n\n';
  const note = aPage(
    `---\ntitle: 名字\nlang: zh-Hans\n---\n\n${disabled}${lines.join('\n\n')}\n`,
  );
  const found = lintNote(note).filter(({ rule }) => rule === 'note/punctuation');
  expect(found).toMatchObject([
    {
      line: 10,
      remedy: 'npm run fix:notes -- "docs/tech-notes/http/dns.md" fixes all of them.',
    },
  ]);
  expect(found[0]?.message).toBe(
    '"第0句,还有逗号。" should be "第 0 句，还有逗号。". The same goes for further lines of this note: 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36.',
  );
});

describe('a block without a language', () => {
  const foundIn = (code: string) =>
    lintNote(aPost(`So:\n\n<!-- truncate -->\n\n\`\`\`\n${code}\n\`\`\``));

  it.each([
    'node_modules\n.git\n*.log',
    'Host db\n  HostName db.internal\n  User me',
    'ERR_CONN: connection refused;',
    '10:02 job 17 done, 3 left\n10:03 job 18 done, 2 left',
    'npm warn deprecated glob@7.2.3',
    'src/\n  index.ts',
    '[ 1, 2, 3 ]',
    '{"level":"info"}\n{"level":"warn"}',
    'let me know when you are done',
    'Select a file, then press Enter.',
    '0 3 * * * /usr/local/bin/backup',
  ])('may be anything that nothing checks: %j', (code) => {
    expect(foundIn(code)).toEqual([]);
  });

  it.each([
    'const a = 1;',
    "import { a } from './a';\nexport default a;",
    'export type A = number;',
    'async function f() {}',
    'SELECT id FROM users;',
    'npm ci\nnpm test',
    '<div class="a"></div>',
    'FROM node:24-alpine',
    'fn main() {}',
  ])('is asked for one if it holds code that could be checked: %j', (code) => {
    expect(foundIn(code)).toMatchObject([
      { rule: 'note/fence-language', severity: 'warning', line: 17 },
    ]);
    expect(foundIn(code)[0]?.remedy).toBe(
      'Write the language after the backticks, such as ```ts, or ```text if it is not code.',
    );
  });
});

describe('a to-do', () => {
  const rulesIn = (front: string, text = 'TODO: the case of an empty list.') =>
    lintNote(aPage(`---\ntitle: A\ndescription: B.\n${front}---\n\n${text}\n`))
      .map(({ rule }) => rule)
      .filter((rule) => rule === 'note/leftover');

  it.each([
    '',
    'kind: concept\n',
    'status: budding\n',
    'kind: concept\nstatus: seedling\n',
  ])('is fine in a note that does not say it is finished: %j', (front) => {
    expect(rulesIn(front)).toEqual([]);
    expect(rulesIn(front, '敬请期待。')).toEqual([]);
  });

  it('is not in one that does', () => {
    expect(rulesIn('kind: concept\nstatus: budding\n')).toEqual(['note/leftover']);
  });

  it.each(['Lorem ipsum dolor sit amet.', 'As an AI language model, I hope this helps.'])(
    'is something else than text that nobody wrote: %s',
    (text) => expect(rulesIn('', text)).not.toEqual([]),
  );
});

describe('the comments of the template', () => {
  const leftIn = (source: string) =>
    lintNote(aPage(source, 'docs/a.md')).filter(({ rule }) => rule === 'note/leftover');
  const fresh = { file: 'docs/a.md', title: 'A', today: '2026-11-20' };
  const KIND_HINTS =
    writeTemplate({ ...fresh, kind: 'concept' }).match(/^\{.*\}$/gm) ?? [];

  it('are counted in the singular, too', () => {
    const [first = '', second = ''] = KIND_HINTS;
    const found = leftIn(`${first}\n\nText.\n\n${second}\n`);
    expect(found[0]?.message).toMatch(/is still the template's, and so is 1 more\.$/);
  });

  it.each(KINDS)('are one message as long as the note has them: %s', (kind) => {
    for (const lang of [undefined, 'zh-Hans'] as const) {
      for (const isSeedling of [true, false]) {
        const found = leftIn(writeTemplate({ ...fresh, kind, lang, isSeedling }));
        expect(found).toMatchObject([{ severity: 'warning', line: expect.any(Number) }]);
        expect(found[0]?.message).toMatch(/^The comment ".+" is still the template's/);
      }
    }
  });

  it('are not those of the author', () => {
    expect(leftIn('Text.\n\n{/* check this with Ada */}\n')).toEqual([]);
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

describe('one cause', () => {
  it.each([
    ['at its end', ''],
    [
      'before the next one',
      '\n\nMore text.\n\n```ts\nconst b = 2;\n```\n\n## Why\n\nText.',
    ],
  ])('an unclosed code block %s is one message', (_, rest) => {
    const note = aPost(
      `You see:\n\n\`\`\`ts\nconst a = 1;\n\nYou would not think so.${rest}`,
    );
    const problems = lintNote(note);
    expect(problems).toMatchObject([{ rule: 'mdx/syntax', line: 15, severity: 'error' }]);
    expect(problems[0]?.message).toMatch(
      /the code block that begins here is never closed/,
    );
  });

  const errorsIn = (text: string) =>
    errorsOf(aPost(text)).map(({ rule, line, message }) => [rule, line, message]);

  it.each([
    ['a row that gets too long by it', '| a | b |\n| - | - |\n| `x|y` | b |'],
    ['a row that still fits', '| a | b | c |\n| - | - | - |\n| `x|y` | b |'],
  ])('a pipe within code is one message, in %s', (_, text) => {
    expect(errorsIn(text)).toEqual([
      [
        'note/table-form',
        15,
        'A | inside code ends the cell, so the code is cut in two.',
      ],
    ]);
  });

  it.each([
    ['of words', '| a | b |\n| x | y |\n| z | w |\n| e | f |'],
    ['with code', '| a | b |\n| x | `y` |\n| z | w |\n| `e` | f |'],
  ])('a table without a row of --- is one message, %s', (_, text) => {
    expect(errorsIn(text)).toEqual([
      ['note/mark', 13, '"| a | b |" looks like a table row but is a paragraph.'],
    ]);
  });

  it('a component without an import is one message, which lists its lines', () => {
    const text = '<Chart a={1} />\n\nText.\n\n<Chart />\n\n<Chart.Axis />\n\n<Plot />';
    const says = (name: string) =>
      ` is a component, but the note doesn't import ${name}, so`;
    expect(errorsIn(text)).toEqual([
      [
        'note/expression',
        13,
        expect.stringContaining(`<Chart> (lines: 13, 17, 19)${says('Chart')}`),
      ],
      ['note/expression', 21, expect.stringContaining(`<Plot>${says('Plot')}`)],
    ]);
  });

  it('an admonition with a space is one message, though its ::: is text, too', () => {
    const problems = errorsOf(
      aPost('::: tip\n\nText.\n\n:::\n\n::: note Title\nText.\n:::'),
    );
    expect(problems.map(({ line, remedy }) => [line, remedy])).toEqual([
      [13, 'Remove the space, as in :::tip.'],
      [19, 'Remove the space, as in :::tip.'],
    ]);
    expect(errorsIn('Text.\n\n:::')).toMatchObject([
      ['note/mark', 15, expect.any(String)],
    ]);
  });

  it.each([
    ['See [text](./a.md. And more.', '[text](./a.md.'],
    ['See [text](../b/a.md and [the term](./b.md).', '[text](../b/a.md'],
  ])('a link without its ) is told so: %s', (text, quoted) => {
    const [problem] = errorsOf(aPost(text));
    expect(problem?.message).toBe(`"${quoted}" isn't a link, because its ) is missing.`);
    expect(problem?.remedy).toBe('Write ) after the URL.');
  });

  it('a link with a space in its URL is not told that its ) is missing', () => {
    expect(errorsIn('See [text](./my file.md).')).toEqual([
      ['note/mark', 13, '"[text](./my" looks like a link but isn\'t one.'],
    ]);
  });

  it.each([
    ['./x', './x'],
    ['../api/x.md', '../api/x.md'],
    ['x.mdx', 'x.mdx'],
    ['https://example.org', 'https://example.org'],
  ])('a link in angle brackets is told as such: <%s>', (url) => {
    const [problem, ...others] = errorsOf(aPost(`See <${url}> now.`));
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ rule: 'mdx/syntax', line: 13 });
    expect(problem?.message).toContain(
      `in MDX, < begins a tag, so <${url}> isn't a link`,
    );
    expect(problem?.remedy).toContain(`[text](${url})`);
  });

  const rulesFor = (source: string) =>
    lintNote(aPage(source, 'blog/build.md'))
      .filter(({ rule }) => /^front-matter|^note\/leftover/.test(rule))
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

  it('a to-do is one message, whatever its text', () => {
    expect(rulesFor(aPost('TODO: write this.').source)).toEqual(['note/leftover']);
  });
});

describe('a note among others', () => {
  let root = '';
  const write = (file: string, text: string) => {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  const across = () => {
    const notes = readNotes(root);
    return gradeProblems(checkSiteReferences(root, notes), notes);
  };

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'notes-'));
    write('blog/tags.yml', 'hello:\n  label: Hello\n');
    const index = aFullNote({ kind: 'index' });
    write('docs/http/index.md', index.replace('\n\n|', '\n\n[Loss](100%.md)\n\n|'));
    write('docs/http/100%.md', '---\nkind: concept\n---\n\nText.\n');
    write('docs/api/idempotency.md', 'Text.\n');
    write('docs/http/dns.md', 'Text.\n');
  });

  afterEach(() => rmSync(root, { recursive: true }));

  it('gets an info about a missing link in its index, and nothing fails', () => {
    const unlinked = () => across().filter(({ rule }) => rule === 'note/children');
    expect(unlinked()).toEqual([]);
    write('docs/http/tls.md', '---\nkind: concept\n---\n\nA new note.\n');
    expect(unlinked()).toMatchObject([
      { file: 'docs/http/tls.md', rule: 'note/children', severity: 'warning' },
    ]);
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
    const rules = [...(await checkNotes(root, readNotes(root))), ...across()]
      .filter(({ file }) => /index|tls/.test(file))
      .map(({ rule }) => rule);
    expect(rules).toContain('mdx/syntax');
    expect(rules).not.toContain('links/anchor');
  });

  it('is told on the line of its slug that its page is lost', () => {
    write('docs/a.md', '---\ntitle: A\nslug: /same\n---\n\nA.\n');
    write('docs/b.md', '---\ntitle: B\nslug: /same\n---\n\nB.\n');
    const found = across().filter(({ rule }) => rule === 'links/same-url');
    expect(found).toMatchObject([{ file: 'docs/b.md', line: 3 }]);
    expect(found[0]?.message).toMatch(/^docs\/a\.md has the same URL/);
  });

  it('is told which authors and tags are listed, where there is a list', () => {
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
    const has = `aren't in blog/tags.yml, which has hello. Probably meant: hello. ${remedy('blog/tags.yml', 'helo:\n      label: Helo')}`;
    const tags = [[3, 'warning', `The tags "helo" and "git" ${has}`]];
    expect(found()).toEqual(tags);
    write('blog/authors.yml', 'grace:\n  name: Grace\n');
    const author = `The author "ada" isn't in blog/authors.yml, which has grace. ${remedy('blog/authors.yml', 'ada:\n      name: Ada')}`;
    expect(found()).toEqual([[4, 'error', author], ...tags]);
  });
});

describe('a note with a structure of its own', () => {
  const sectionsIn = (kind: string, names: readonly string[], more = '') => {
    const body = names.map((name) => `## ${name}\n\nText.`).join('\n\n');
    const front = `title: A\ndescription: B.\nkind: ${kind}\nstatus: budding\n${more}`;
    return lintNote(aPage(`---\n${front}---\n\nIt is.\n\n${body}\n`))
      .filter(({ rule }) => rule === 'note/sections')
      .map(({ line, message, remedy }) => [line, message, remedy]);
  };

  it.each<[string, string[]]>([
    ['problem', ['What I saw', 'The cause']],
    ['comparison', ['npm', 'pnpm', 'Sources']],
    ['concept', ['Sources']],
    ['how-to', ['Steps', 'Undo']],
    ['concept', ['陷阱']],
    ['how-to', ['Undo', 'Steps']],
  ])('is left alone if it has fewer than half the sections of a %s: %j', (...note) => {
    expect(sectionsIn(...note)).toEqual([]);
  });

  it('is told how to waive a section that it leaves out', () => {
    const names = ['Decision table', 'When I switch', 'Sources'];
    expect(sectionsIn('comparison', names)).toEqual([
      [
        undefined,
        expect.stringContaining('Missing: "## Same task, each way".'),
        `Add "## Same task, each way", spelled exactly like that; or say in the front matter why the note does without it:\n    waives:\n      "Same task, each way": "the reason"`,
      ],
    ]);
    const waived = 'waives:\n  "Same task, each way": "the reason"\n';
    expect(sectionsIn('comparison', names, waived)).toEqual([]);
    const chinese = ['决策表', '何时换用', '来源'];
    expect(sectionsIn('comparison', chinese, `lang: zh-Hans\n${waived}`)).toEqual([]);
  });

  it.each(['', 'waives: { Sources: "my own" }\n'])(
    'is not offered to waive what cannot be waived, and told so: %j',
    (waived) => {
      expect(sectionsIn('cheatsheet', ['Traps'], waived)).toEqual([
        [
          undefined,
          expect.any(String),
          `Add "## Sources", spelled exactly like that (Sources can't be waived).`,
        ],
      ]);
    },
  );

  it('is told what a complete note would need while it is a seedling', () => {
    const seedling = aPage('---\nkind: concept\nstatus: seedling\n---\n\nIt is.\n');
    expect(listMissingParts(seedling).join()).toContain('the section Trade-offs');
  });
});

describe('what is fine in an everyday note', () => {
  const rulesIn = (text: string, front = 'kind: concept\nstatus: budding\n') =>
    lintNote(aPage(`---\ntitle: A\ndescription: B.\n${front}---\n\n${text}\n`)).map(
      ({ rule }) => rule,
    );

  it('is a live block without versions', () => {
    expect(rulesIn('So:\n\n```jsx live\n<p>Hi</p>\n```')).not.toContain('note/ran');
    expect(rulesIn('So:\n\n```sql\nSELECT 1;\n```')).toContain('note/ran');
  });

  it('is told which samples ran, and what to write', () => {
    const fence = (head: string) => `\`\`\`${head}\n1\n\`\`\`\n\n`;
    const askedIn = (body: string, kind = 'concept') =>
      lintNote(aPage(`---\nkind: ${kind}\nstatus: budding\n---\n\nIt is.\n\n${body}`), {
        installed: (name) => (name === '@electric-sql/pglite' ? ['0.5.16'] : []),
      }).filter(({ rule }) => rule === 'note/ran')[0];
    const found = askedIn(fence('ts run') + fence('sql') + fence('sh run') + fence('js'));
    expect(found?.message).toContain('has samples that run (lines: 8, 12, 16) but');
    expect(found?.remedy).toContain(
      'such as ran: ["node@20", "@electric-sql/pglite@0.5.16", "bash@5"], with the',
    );
    expect(askedIn('', 'how-to')?.remedy).toContain('such as ran: ["node@20"], with');
  });

  it('is the fault of the network', () => {
    expect(rulesIn("It isn't always the fault of the network.")).not.toContain(
      'note/voice',
    );
  });
});
