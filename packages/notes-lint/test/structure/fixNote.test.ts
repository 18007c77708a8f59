import { describe, expect, it } from 'vitest';

import { checkStructure, fixNote } from '../../src/structure/index.ts';
import { aNote } from '../../../../tests/support/aNote.ts';

const HEAD = '---\ntitle: 名字\nlang: zh-Hans\n---\n\n';

function fix(body: string): string {
  return fixNote(aNote(HEAD + body)).slice(HEAD.length);
}

describe('fixNote', () => {
  it('spaces and punctuates Chinese', () => {
    expect(fix('使用React框架,很好.\n')).toBe('使用 React 框架，很好。\n');
  });

  it('gives Chinese its own quotes and brackets', () => {
    expect(fix('他说“名字(地址)”。\n')).toBe('他说「名字（地址）」。\n');
  });

  it('leaves code, inline code and addresses alone', () => {
    const body =
      '看 `a“b”` 与[文档](https://a.org/b,c)。\n\n```ts\n// 使用React,很好\n```\n';
    expect(fix(body)).toBe(body);
  });

  it('leaves nothing that the rules would report again', () => {
    const fixed = aNote(
      HEAD +
        fix(
          '他说“使用React框架,很好”(真的).\n\n| 项 | 值 |\n| - | - |\n| 每天3次 | 好,对 |\n',
        ),
    );
    const rules = checkStructure(fixed).map(({ rule }) => rule);
    expect(rules.filter((rule) => /spacing|marks/.test(rule))).toEqual([]);
  });

  it('leaves English notes alone', () => {
    const source = '---\ntitle: Names\n---\n\nA “name” for 中文abc.\n';
    expect(fixNote(aNote(source))).toBe(source);
  });
});
