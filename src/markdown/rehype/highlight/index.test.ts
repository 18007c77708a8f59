import { compile } from '@mdx-js/mdx';
import { describe, expect, it } from 'vitest';

import highlight from './index.ts';

type Tree = { children?: Tree[]; type: string; data?: Record<string, unknown> };

/** What Docusaurus adds to fences. */
function fenceProperties() {
  return (tree: Tree): void => {
    for (const node of tree.children ?? []) {
      const { type, meta } = node as Tree & { meta?: string };
      if (type !== 'code') fenceProperties()(node);
      else {
        node.data = {
          hProperties: {
            metastring: meta,
            live: meta?.split(' ').includes('live'),
            ...(meta?.includes('run') && { 'data-depth': 'run' }),
          },
        };
      }
    }
  };
}

async function compiled(...lines: string[]): Promise<string> {
  const file = await compile(lines.join('\n'), {
    jsx: true,
    remarkPlugins: [fenceProperties],
    rehypePlugins: [highlight],
  });
  return String(file).replaceAll('&#xA;', '\n');
}

describe('highlight', () => {
  it('writes tokens as classes in one string, with language and title', async () => {
    const page = await compiled('```ts title="a.ts"', 'const a = 1;', '```');
    expect(page).toContain('<CodeFigure language="TypeScript" title="a.ts"');
    expect(page).toMatch(/class=.{0,8}keyword.{0,8}>const/);
    expect(page).not.toContain('style=');
  });

  it('escapes the code', async () => {
    const page = await compiled('```text', '<b>&amp;</b>', '```');
    expect(page.replaceAll('&amp;', '&')).toContain('&lt;b>');
  });

  it('highlights a fence that only mentions live like any other', async () => {
    const page = await compiled('```jsx nocheck="no live editor"', 'let a;', '```');
    expect(page).toContain('<CodeFigure language="JSX"');
  });

  it('names the language of a live block', async () => {
    const page = await compiled('```tsx live', 'let a;', '```');
    expect(page).toMatch(/language-tsx[^>]* language="TSX"/s);
  });

  it('puts the output into the box of the sample that prints it', async () => {
    const page = await compiled(
      '```js run',
      'f()',
      '```',
      '',
      '```text output',
      '42',
      '```',
    );
    expect(page.match(/<CodeFigure/g)).toHaveLength(1);
    expect(page).toContain('outputHtml="42"');
    expect(page).toContain('depth="run"');
  });

  it('gives an output without a sample its own box', async () => {
    const page = await compiled('Text.', '', '```text output', '42', '```');
    expect(page).toContain('<CodeFigure outputHtml="42"');
  });

  it('names the sample if its output is elsewhere', async () => {
    const output = ['```text output="a.ts"', '42', '```'];
    const other = await compiled('```ts title="b.ts"', 'f()', '```', '', ...output);
    expect(other).toContain('<CodeFigure title="a.ts" outputHtml="42"');
    const own = await compiled('```ts title="a.ts"', 'f()', '```', '', ...output);
    expect(own.match(/<CodeFigure/g)).toHaveLength(1);
  });

  it('marks a harness', async () => {
    const page = await compiled('```ts title="a.ts" harness', 'f();', 'g();', '```');
    expect(page).toContain('title="a.ts" harness="true"');
  });

  it('leaves live blocks to the playground, with their highlighted code', async () => {
    const page = await compiled('```jsx live', 'function App() {}', '```');
    expect(page).not.toContain('CodeFigure');
    expect(page).toMatch(/<_components\.code[^>]*html="<span class=.*keyword.*>function/);
    expect(page).toContain('function App() {}');
  });

  it('reaches fences inside lists and quotes', async () => {
    const page = await compiled(
      '- item',
      '',
      '  ```js',
      '  f()',
      '  ```',
      '',
      '> ```js',
      '> g()',
      '> ```',
    );
    expect(page.match(/<CodeFigure/g)).toHaveLength(2);
  });

  it('marks the range in the info string and leaves the code alone', async () => {
    const page = await compiled('```js {2}', 'a()', 'b()', '```');
    expect(page).toMatch(
      /line theme-code-block-highlighted-line.{0,60}<span class=.{0,7}function.{0,7}>b/,
    );
    expect(page.match(/line theme-code-block-highlighted-line/g)).toHaveLength(1);
  });

  it('marks the lines of the block, no matter how far the range goes on', async () => {
    const page = await compiled('```js {2-99999999999}', 'a()', 'b()', 'c()', '```');
    expect(page.match(/line theme-code-block-highlighted-line/g)).toHaveLength(2);
  });
});
