import { compile } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { expect, it } from 'vitest';

import breakCells from './breakCells.ts';

async function compiled(markdown: string): Promise<string> {
  const program = await compile(markdown, {
    jsx: true,
    remarkPlugins: [remarkGfm],
    rehypePlugins: [breakCells],
  });
  return String(program);
}

it('code in a cell may break after its spaces', async () => {
  const program = await compiled('| a |\n| - |\n| `git add -p .` |\n');
  expect(program.replace(/_components\.|\{"|"\}/g, '')).toContain(
    '<code>git <wbr />add <wbr />-p <wbr />.</code>',
  );
});

it('a cell of few words is marked, by its width', async () => {
  const program = await compiled(
    '| Idempotent | May a client retry? |\n| - | - |\n| 黄石的狼群 | 黄石的狼群在冬末 |\n',
  );
  const brief = [...program.matchAll(/<_components\.t[hd]( [^>]*|)>\{"(.*?)"\}/g)];
  expect(brief.map(([, properties, text]) => [text, properties])).toEqual([
    ['Idempotent', ' className="brief"'],
    ['May a client retry?', ''],
    ['黄石的狼群', ' className="brief"'],
    ['黄石的狼群在冬末', ''],
  ]);
});

it('other code is left alone', async () => {
  const program = await compiled('`git add`\n\n| a |\n| - |\n| `--only-changed` |\n');
  expect(program).not.toContain('wbr');
});
