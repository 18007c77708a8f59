import path from 'node:path';

import logger from '@docusaurus/logger';
import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

import { relativePath, toElement, toImport } from 'mdx-source';
import { formatProblem } from 'mdx-source/problems';
import { drawDiagram, type Drawing } from './draw/index.ts';
import { FONT_SIZE } from './fontSize.ts';

/** Media type of a diagram that a page imports as a data URL; the theme tells the bundler what that is. */
export const DRAWING_TYPE = 'text/x-drawing';

/** Options of the plugin. */
export type Options = {
  /** The folder that paths in messages are relative to, such as the site's. */
  readonly siteDir: string;
  /** Width of the text column in px; without it, wide drawings aren't reported. */
  readonly columnWidth?: number;
};

/** The CSS for diagrams, which pages without a diagram don't load. */
const STYLES = path.join(__dirname, 'drawing.css');

function figure({ svg, width, height }: Drawing): MdxJsxFlowElement {
  const dataUrl = `data:${DRAWING_TYPE},${encodeURIComponent(svg)}`;
  return toElement('DiagramFigure', {
    drawing: {
      type: 'CallExpression',
      callee: { type: 'Identifier', name: 'require' },
      arguments: [{ type: 'Literal', value: dataUrl }],
      optional: false,
    },
    width: String(width),
    height: String(height),
  });
}

/** How much wider than the column a drawing may be: drawing.css makes it fit, with text of 13 px or more. */
const TOLERANCE = FONT_SIZE / 13;

/** By diagram, its width when it was last drawn: `start` often compiles a page without a change of it. */
const widths = new Map<string, number>();

/**
 * Remark plugin: renders `mermaid` fences to SVG at build time. A fence that doesn't parse
 * stays a code block, and a linter can report it (`parser.ts`). It must run before Docusaurus' own plugins, which
 * with `markdown.mermaid` take every `mermaid` fence out of the page.
 */
export default function remarkDiagrams({ siteDir, columnWidth = Infinity }: Options) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const fences: Code[] = [];
    visit(tree, 'code', (fence) => {
      if (fence.lang === 'mermaid') fences.push(fence);
    });
    const name = relativePath(siteDir, file.path);
    let isDrawn = false;
    for (const [index, fence] of fences.entries()) {
      const id = `${name}#${index}`;
      const drawing = await drawDiagram(fence.value, id);
      if (!drawing) {
        fence.lang = 'Mermaid'; // not the name that Docusaurus looks for
        continue;
      }
      const isWide = drawing.width > columnWidth * TOLERANCE;
      if (isWide && widths.get(id) !== drawing.width) {
        const problem = {
          file: name,
          line: fence.position?.start.line ?? 0,
          severity: 'warning',
          rule: 'diagram/width',
          message: `The diagram is ${drawing.width} px wide and the column ${columnWidth}, so readers have to scroll it.`,
          remedy:
            'Break its labels with <br/> or shorten them, or draw a flowchart from top to bottom.',
        } as const;
        logger.warn(formatProblem(problem));
      }
      widths.set(id, drawing.width);
      Object.assign(fence, figure(drawing));
      isDrawn = true;
    }
    if (isDrawn) tree.children.push(toImport(STYLES));
  };
}
