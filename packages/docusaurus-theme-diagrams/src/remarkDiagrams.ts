import path from 'node:path';

import logger from '@docusaurus/logger';
import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

import {
  formatProblem,
  relativePath,
  toElement,
  toImport,
  type Problem,
} from 'mdx-source';
import { drawDiagram, type RenderResult } from './draw/index.ts';
import { FONT_SIZE } from './fontSize.ts';

/** Media type of a diagram that a page imports as a data URL; the theme tells the bundler what that is. */
export const DRAWING_TYPE = 'text/x-drawing';

type Drawn = Extract<RenderResult, { kind: 'drawn' }>;

/** Options of the plugin. */
export type Options = {
  /** The folder that paths in messages are relative to, such as the site's. */
  readonly root: string;
  /** Width of the text column in px; without it, wide drawings aren't reported. */
  readonly columnWidth?: number;
};

/** The CSS for diagrams, which pages without a diagram don't load. */
const STYLES = path.join(__dirname, 'drawing.css');

function figure({ svg, width, height }: Drawn): MdxJsxFlowElement {
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

const REMEDY = 'Correct its source; until then, the page shows it with this error.';

type Fault = Pick<Problem, 'rule' | 'message' | 'remedy'>;

/** How much wider than the column a drawing may be: drawing.css makes it fit, with text of 13 px or more. */
const FITS = FONT_SIZE / 13;

/** What's wrong with a drawing that doesn't fit the text column; the page shows it anyway. */
function findWidthFault(width: number, column: number): Fault | undefined {
  if (width <= column * FITS) return undefined;
  return {
    rule: 'diagram/width',
    message: `The diagram is ${width} px wide and the column ${column}, so readers have to scroll it.`,
    remedy:
      'Break its labels with <br/> or shorten them, or draw a flowchart from top to bottom.',
  };
}

/**
 * Remark plugin: renders `mermaid` fences to SVG at build time. Diagram types that only a browser can
 * render are left to theme-mermaid, and so is a source that doesn't parse: the page shows it with the error.
 * It must run before Docusaurus' own plugins, which transform every `mermaid` fence.
 */
export default function remarkDiagrams({ root, columnWidth = Infinity }: Options) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const fences: Code[] = [];
    visit(tree, 'code', (fence) => {
      if (fence.lang === 'mermaid') fences.push(fence);
    });
    const name = relativePath(root, file.path);
    const warn = (line: number, fault: Fault) =>
      logger.warn(formatProblem({ file: name, line, severity: 'warning', ...fault }));
    let isDrawn = false;
    for (const [index, fence] of fences.entries()) {
      const result = await drawDiagram(fence.value, `${name}#${index}`);
      const line = fence.position?.start.line ?? 0;
      if (result.kind === 'error') {
        const { message } = result;
        warn(line + result.line, { rule: 'diagram/syntax', message, remedy: REMEDY });
      } else if (result.kind === 'drawn') {
        const fault = findWidthFault(result.width, columnWidth);
        if (fault) warn(line, fault);
        Object.assign(fence, figure(result));
        isDrawn = true;
      }
    }
    if (isDrawn) tree.children.push(toImport(STYLES));
  };
}
