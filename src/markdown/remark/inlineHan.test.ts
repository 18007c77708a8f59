import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';

import { aPage } from 'mdx-source/testing';
import inlineHan from './inlineHan.ts';
import { aVFile } from '../../../tests/support/aVFile.ts';

function spans(body: string, lang?: string): string[] {
  const { tree } = aPage(body);
  inlineHan()(tree, aVFile('/site/docs/a.md', { lang }));
  const spans: string[] = [];
  visit(tree, 'mdxJsxTextElement', (node) => {
    expect(node.attributes).toEqual([
      { type: 'mdxJsxAttribute', name: 'lang', value: 'zh-Hans' },
    ]);
    spans.push(toString(node));
  });
  return spans;
}

describe('inlineHan', () => {
  it('wraps each Chinese run of an English note, including its punctuation', () => {
    expect(
      spans('The words 《狼道》 and 「耐心，协作」 mean patience, 合作 too.\n'),
    ).toEqual(['《狼道》', '「耐心，协作」', '合作']);
  });

  it('keeps the text unchanged', () => {
    const { tree } = aPage('A 中 b 文 c.\n');
    inlineHan()(tree, aVFile('/site/docs/a.md', {}));
    expect(toString(tree)).toBe('A 中 b 文 c.');
  });

  it('handles links and headings and skips code', () => {
    expect(
      spans('## About 名字\n\n[see 期限](./a.md) and `代码`\n\n```text\n代码\n```\n'),
    ).toEqual(['名字', '期限']);
  });

  it('leaves Chinese notes alone', () => {
    expect(spans('名字。\n', 'zh-Hans')).toEqual([]);
  });
});
