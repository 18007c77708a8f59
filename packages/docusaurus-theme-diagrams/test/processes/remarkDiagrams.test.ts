import path from 'node:path';

import logger from '@docusaurus/logger';
import { compile } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import { VFile } from 'vfile';
import { describe, expect, it, vi } from 'vitest';

import { remarkDiagrams } from '../../src/index.ts';

function page(...lines: string[]): VFile {
  return new VFile({ path: path.resolve('docs/page.md'), value: lines.join('\n') });
}

async function compiled(file: VFile, siteDir = process.cwd()): Promise<string> {
  // As in Docusaurus, the front matter is a node of the tree.
  const remarkPlugins = [
    remarkFrontmatter,
    [remarkDiagrams, { siteDir, columnWidth: 708 }],
  ];
  const options = { jsx: true, remarkPlugins };
  return String(await compile(file, options as never));
}

describe('remarkDiagrams', () => {
  it('puts the diagram in place of the fence, outside of the script', async () => {
    const result = await compiled(page('```mermaid', 'flowchart LR', '  a --> b', '```'));
    expect(result).toContain('<DiagramFigure drawing={require("data:text/x-drawing,');
    expect(result).toMatch(/width="\d+" height="\d+"/);
  });

  it('draws a page alike in every clone, so that its file has the same name', async () => {
    const value = '```mermaid\nflowchart LR\n  a --> b\n```';
    const [one, other] = await Promise.all(
      ['/one', '/other'].map((siteDir) =>
        compiled(new VFile({ path: `${siteDir}/docs/page.md`, value }), siteDir),
      ),
    );
    expect(one).toBe(other);
  });

  it('adds the diagram CSS only to pages with a diagram', async () => {
    const drawn = await compiled(page('```mermaid', 'flowchart LR', '  a --> b', '```'));
    const plain = await compiled(
      page('```mermaid', 'flowchart LR', '  b --> --> c(', '```'),
    );
    expect(drawn).toMatch(/^import "[^"]*drawing\.css"/m);
    expect(plain).not.toContain('drawing.css');
  });

  it('shows the source of a diagram that does not parse, and leaves its error to the linter', async () => {
    const warn = vi.spyOn(logger, 'warn').mockReturnValue();
    const broken = page('```mermaid', 'flowchart LR', '  b --> --> c(', '```');
    expect(await compiled(broken)).toContain('language-Mermaid');
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });

  it('suggests narrowing a drawing that is wider than the column, with its width', async () => {
    const warn = vi.spyOn(logger, 'warn').mockReturnValue();
    const label = 'a step with many words';
    const wide = [1, 2, 3, 4, 5].map((step) => `  s${step}[${label}] --> s${step + 1}`);
    await compiled(page('Text', '', '```mermaid', 'flowchart LR', ...wide, '```'));
    await compiled(page('```mermaid', 'flowchart TB', ...wide, '```'));
    const calls = [1, 2, 3, 4, 5].map((step) => `  s${step}->>s${step + 1}: ${label}`);
    await compiled(page('```mermaid', 'sequenceDiagram', ...calls, '```'));
    const [chart, sequence, ...others] = warn.mock.calls.flat();
    expect(chart).toMatch(
      /^docs\/page\.md:3 {2}warning {2}diagram\/width\n {2}The diagram is \d{3,4} px wide and the column 708, so readers have to scroll it\.\n {2}fix: .*<br\/>/,
    );
    expect(sequence).toMatch(/^docs\/page\.md:1 .* \d{3,4} px wide/s);
    expect(others).toEqual([]);
    warn.mockRestore();
  });

  it('suggests it again only once the drawing has another width', async () => {
    const warn = vi.spyOn(logger, 'warn').mockReturnValue();
    const compileWide = (steps: number, ...above: string[]) => {
      const wide = Array.from({ length: steps }, (_, at) => `  s${at} --> s${at + 1}`);
      const lines = [...above, '```mermaid', 'flowchart LR', ...wide, '```'];
      return compiled(new VFile({ path: 'docs/wide.md', value: lines.join('\n') }), '.');
    };
    await compileWide(20);
    await compileWide(20, 'An unrelated edit.', '');
    expect(warn).toHaveBeenCalledTimes(1);
    await compileWide(1);
    await compileWide(20);
    expect(warn).toHaveBeenCalledTimes(2);
    warn.mockRestore();
  });
});
