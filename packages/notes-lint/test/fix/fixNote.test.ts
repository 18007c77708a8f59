import { describe, expect, it } from 'vitest';

import { aPage } from 'mdx-source/testing';
import { fixNote } from '../../src/index.ts';
import { runRules } from '../../src/rules/engine/runRules.ts';

const HEAD = '---\ntitle: 名字\nlang: zh-Hans\n---\n\n';

function fix(body: string): string {
  return fixNote(aPage(HEAD + body)).slice(HEAD.length);
}

describe('fixNote', () => {
  it('adds spaces and full-width punctuation to Chinese', () => {
    expect(fix('使用React框架,很好.\n')).toBe('使用 React 框架，很好。\n');
  });

  it('uses Chinese brackets, and keeps Chinese quotes', () => {
    expect(fix('他说“名字(地址)”。\n')).toBe('他说“名字（地址）”。\n');
  });

  it.each([
    ['用 "foo" 和 "bar" 两个词。', '用 "foo" 和 "bar" 两个词。'],
    ['他说"OK",然后走了。我说"行"。', '他说"OK"，然后走了。我说“行”。'],
    ['<Box title="标题">“引”，"话"</Box>', '<Box title="标题">“引”，“话”</Box>'],
    ['一个 5" 的屏幕。', '一个 5" 的屏幕。'],
    ['《三体》,刘慈欣的小说。', '《三体》，刘慈欣的小说。'],
    ['[官网](https://a.org/b),也好。', '[官网](https://a.org/b)，也好。'],
    ['引文:「好」。', '引文：「好」。'],
    ['**深度工作**:每天两小时。', '**深度工作**：每天两小时。'],
    ['- **深度工作**: 每天两小时。', '- **深度工作**：每天两小时。'],
    ['**深度工作**: `focus`，*深度*,好。', '**深度工作**：`focus`，*深度*，好。'],
    ['注意:finally 总会执行，:smile: 不变。', '注意：finally 总会执行，:smile: 不变。'],
    ['一定要早!9点。价格:30块，7:30开门。', '一定要早！9 点。价格：30 块，7:30 开门。'],
    ['出版社：商务印书馆，2004年1月', '出版社：商务印书馆，2004年1月'],
    [
      '在2004年1月5日读了3遍，2006 年 2 月又读。',
      '在 2004年1月5日读了 3 遍，2006 年 2 月又读。',
    ],
    ['休息40分钟+10分钟。', '休息 40 分钟 + 10 分钟。'],
    [
      '先用`git stash`保存，`a`、`中`和`b`。',
      '先用 `git stash` 保存，`a`、`中` 和 `b`。',
    ],
    ['见[`c`](d.md)，用`a`（`b`）。', '见[`c`](d.md)，用 `a`（`b`）。'],
    [
      '类型(`-`是文件，`(`是`中`)，(见[这里](a.md))。',
      '类型（`-` 是文件，`(` 是 `中`），（见[这里](a.md)）。',
    ],
    ['参数 (`f(a)` and b)。', '参数 (`f(a)` and b)。'],
  ])('turns %s into %s, and leaves the result alone', (before, after) => {
    expect(fix(`${before}\n`)).toBe(`${after}\n`);
    expect(fix(`${after}\n`)).toBe(`${after}\n`);
  });

  it.each([
    ['详见https://a.org/b 。', '详见 https://a.org/b 。'],
    ['见https://a.org/b,c 的说明。', '见 https://a.org/b,c 的说明。'],
  ])('includes no punctuation in a bare URL: %s', (before, after) => {
    expect(fix(`${before}\n`)).toBe(`${after}\n`);
  });

  it('fixes the punctuation of the title and description', () => {
    const source = HEAD.replace('名字', '读书:一点笔记,随便');
    expect(fixNote(aPage(source))).toBe(HEAD.replace('名字', '读书：一点笔记，随便'));
  });

  it('leaves code, inline code and URLs alone', () => {
    const body =
      '看 `a“b”` 与[文档](https://a.org/b,c)。\n\n```ts\n// 使用React,很好\n```\n';
    expect(fix(body)).toBe(body);
  });

  it('puts no space beside a link between tags either', () => {
    const body =
      '<details>\n<summary>问题</summary>\n\n见[链接](./a.md)里的abc。\n\n</details>\n';
    expect(fix(body)).toBe(body.replace('abc', ' abc'));
  });

  it('leaves nothing for the rules to report', () => {
    const fixed = aPage(
      HEAD +
        fix(
          '他说“使用React框架,很好”(真的).\n\n| 项 | 值 |\n| - | - |\n| 每天3次 | 好,对 |\n',
        ),
    );
    const rules = runRules(fixed).map(({ rule }) => rule);
    expect(rules.filter((rule) => rule === 'note/punctuation')).toEqual([]);
  });

  it.each([
    ['See <https://a.org/b>.', 'See [https://a.org/b](https://a.org/b).'],
    ['在<https://a.org>，好。', '在[https://a.org](https://a.org)，好。'],
    [
      'Ask <me@a.org> or <mailto:you@a.org>.',
      'Ask [me@a.org](mailto:me@a.org) or [you@a.org](mailto:you@a.org).',
    ],
    [
      'Not `<https://a.org>`, but <https://b.org>.',
      'Not `<https://a.org>`, but [https://b.org](https://b.org).',
    ],
    [
      '<https://a.org>\n\n```md\n<https://b.org>\n```',
      '[https://a.org](https://a.org)\n\n```md\n<https://b.org>\n```',
    ],
    ['> - <https://a.org>', '> - [https://a.org](https://a.org)'],
    [
      '| a |\n| - |\n| <https://a.org> |',
      '| a |\n| - |\n| [https://a.org](https://a.org) |',
    ],
  ])('turns a URL in angle brackets into a link: %s', (before, after) => {
    const source = `---\ntitle: A\n---\n\n${before}\n`;
    const fixed = fixNote(aPage(source));
    expect(fixed).toBe(source.replace(before, () => after));
    expect(aPage(fixed).syntaxErrors).toEqual([]);
  });

  it.each([
    'See <https://a.org> and {.',
    'See <./b.md>.',
    '<<<<<<< a\n\n<https://a.org>',
    '`<https://a.org>` {',
  ])('leaves a note alone that does not parse for another reason, too: %j', (body) =>
    expect(fixNote(aPage(body))).toBe(body),
  );

  it('says that a note is Chinese, and fixes it', () => {
    const fixed = '---\ntitle: 番茄\nlang: zh-Hans\n---\n\n休息 5 分钟，很好。\n';
    expect(fixNote(aPage('---\ntitle: 番茄\n---\n\n休息5分钟,很好。\n'))).toBe(fixed);
    expect(fixNote(aPage(fixed))).toBe(fixed);
    expect(fixNote(aPage('# 番茄\n\n休息5分钟。\n'))).toBe(
      '---\nlang: zh-Hans\n---\n\n# 番茄\n\n休息 5 分钟。\n',
    );
  });

  it.each([
    'In 中文 it is 番茄, and in English a tomato.\n',
    '日本語の漢字を使う文章です。\n',
    '---\nlang: ja\n---\n\n東京都中央区日本橋。\n',
    '```text\n番茄工作法\n```\n',
    '這是繁體中文的筆記，說明網路連線。\n',
  ])('leaves a note alone that is not clearly simplified Chinese: %j', (source) => {
    expect(fixNote(aPage(source))).toBe(source);
  });

  it('leaves English notes alone', () => {
    const source = '---\ntitle: Names\n---\n\nA “name” for 中文abc.\n';
    expect(fixNote(aPage(source))).toBe(source);
  });
});

it('keeps the numbers of dates in their order, with full-width digits between them', () => {
  const fixed = fix('会议从５日到6日，共2天。版本在2024年３月和5月发布。\n');
  expect(fixed.match(/\d+/g)).toEqual(['5', '6', '2', '2024', '3', '5']);
});
