import { compile } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { VFile } from 'vfile';

import highlight from './highlight/index.ts';
import labelScrollBoxes from './labelScrollBoxes.ts';

/** The names of a note's boxes, in order. */
async function namesIn(markdown: string, title?: string): Promise<string[]> {
  const file = new VFile(markdown);
  file.data['frontMatter'] = { title };
  const program = await compile(file, {
    jsx: true,
    remarkPlugins: [remarkGfm],
    rehypePlugins: [highlight, labelScrollBoxes],
  });
  return [...String(program).matchAll(/(?:data-)?\b(?:name|title)="(.*?)"/g)].map(
    ([attribute]) => attribute,
  );
}

const TABLE = '| a | b |\n| - | - |\n| 1 | 2 |\n';
const FENCE = '```ts\nconst a = 1;\n```\n';

it("a task's checkbox is labelled with its text", async () => {
  const program = await compile('- [x] written\n- [ ] *reviewed*\n', {
    jsx: true,
    remarkPlugins: [remarkGfm],
    rehypePlugins: [labelScrollBoxes],
  });
  const names = [...String(program).matchAll(/aria-label="(.*?)"/g)].map(
    ([, name]) => name,
  );
  expect(names).toEqual(['written', 'reviewed']);
});

describe('a box that may scroll', () => {
  it('is named after the heading above it, the second one with a number', async () => {
    const note = `## Costs\n\n${TABLE}\n${TABLE}\n## 选择 \`a\`\n\n${TABLE}`;
    expect(await namesIn(note)).toEqual([
      'name="Costs"',
      'name="Costs (2)"',
      'name="选择 a"',
    ]);
  });

  it('is named after its title, which is not repeated', async () => {
    const titled = '<CodeFigure title="claim.ts" />\n';
    expect(await namesIn(`## Costs\n\n${titled}\n${FENCE}\n${titled}`)).toEqual([
      'title="claim.ts"',
      'name="Costs"',
      'title="claim.ts"',
      'name="claim.ts (2)"',
    ]);
  });

  it('is named after the heading if it is a diagram', async () => {
    const note = '## Plan\n\n<DiagramFigure />\n\n<DiagramFigure />\n';
    expect(await namesIn(note)).toEqual(['name="Plan"', 'name="Plan (2)"']);
  });

  it('is named after its title or heading if it is live', async () => {
    // As Docusaurus marks them.
    const markLive = () => (root: Root) => {
      visit(root, 'code', (node) => {
        node.data = { hProperties: { live: true, metastring: node.meta } };
      });
    };
    const program = await compile(
      '## Try\n\n```jsx live title="Two taps"\na\n```\n\n```jsx live\na\n```\n\n```jsx live\na\n```\n',
      { jsx: true, remarkPlugins: [markLive], rehypePlugins: [labelScrollBoxes] },
    );
    const names = [...String(program).matchAll(/\bname="(.*?)"/g)].map(
      ([, name]) => name,
    );
    expect(names).toEqual(['Two taps', 'Try', 'Try (2)']);
  });

  it('is named after the page if it is above every heading', async () => {
    expect(await namesIn(`${FENCE}\n${TABLE}`, 'Pools')).toEqual([
      'name="Pools"',
      'name="Pools"',
    ]);
  });

  it('is named the same way if it contains a diagram', async () => {
    expect(await namesIn('## Path\n\n<DiagramFigure width="9" />\n')).toContain(
      'name="Path"',
    );
  });
});
