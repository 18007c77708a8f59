import path from 'node:path';

import logger from '@docusaurus/logger';
import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

import { formatProblem, relativePath, toElement, toImport } from 'mdx-source';
import { drawDiagram, type Drawing } from './draw/index.ts';
import { FONT_SIZE } from './fontSize.ts';

/** Media type of a diagram that a page imports as a data URL; the theme tells the bundler what that is. */
export const DRAWING_TYPE = 'text/x-drawing';

/** Options of the plugin. */
export type Options = {
  /** The folder that paths in messages are relative to, such as the site's. */
  readonly root: string;
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
const FITS = FONT_SIZE / 13;

/** Warns of a drawing that doesn't fit the text column; the page shows it anyway. */
function warnOfWidth(width: number, column: number, file: string, line: number): void {
  if (width <= column * FITS) return;
  const message = `The diagram is ${width} px wide and the column ${column}, so readers have to scroll it.`;
  const remedy =
    'Break its labels with <br/> or shorten them, or draw a flowchart from top to bottom.';
  const rule = 'diagram/width';
  logger.warn(formatProblem({ file, line, severity: 'warning', rule, message, remedy }));
}

/**
 * Remark plugin: renders `mermaid` fences to SVG at build time. Diagram types that only a browser can
 * render are left to theme-mermaid, and so is a source that doesn't parse: the page shows its error, and
 * a linter can report it (`parser.ts`). It must run before Docusaurus' own plugins, which transform every
 * `mermaid` fence.
 */
export default function remarkDiagrams({ root, columnWidth = Infinity }: Options) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const fences: Code[] = [];
    visit(tree, 'code', (fence) => {
      if (fence.lang === 'mermaid') fences.push(fence);
    });
    const name = relativePath(root, file.path);
    let isDrawn = false;
    for (const [index, fence] of fences.entries()) {
      const drawing = await drawDiagram(fence.value, `${name}#${index}`);
      if (!drawing) continue;
      const line = fence.position?.start.line ?? 0;
      warnOfWidth(drawing.width, columnWidth, name, line);
      Object.assign(fence, figure(drawing));
      isDrawn = true;
    }
    if (isDrawn) tree.children.push(toImport(STYLES));
  };
}
