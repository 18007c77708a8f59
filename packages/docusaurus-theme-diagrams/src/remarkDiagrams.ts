import path from 'node:path';

import logger from '@docusaurus/logger';
import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

import { formatProblem, relativePath, toElement, toImport } from 'mdx-source';
import { drawDiagram, type Drawing, type Result } from './draw/index.ts';
import { FONT_SIZE } from './fontSize.ts';
import { TYPES } from './types.ts';

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

type Flaw = { readonly rule: string; readonly message: string; readonly remedy: string };

/** What's wrong with a diagram, for a reader of its page. */
function flawOf(result: Result, column: number): Flaw | undefined {
  if (!result) return undefined;
  if ('undrawn' in result)
    return {
      rule: 'diagram/type',
      message: `The build can't draw a diagram of the type ${result.undrawn}, so readers see its source.`,
      remedy: `Use a type that it draws: ${TYPES.join(', ')}.`,
    };
  if (result.width <= column * FITS) return undefined;
  return {
    rule: 'diagram/width',
    message: `The diagram is ${result.width} px wide and the column ${column}, so readers have to scroll it.`,
    remedy:
      'Break its labels with <br/> or shorten them, or draw a flowchart from top to bottom.',
  };
}

/**
 * Remark plugin: renders `mermaid` fences to SVG at build time. A fence that isn't drawn stays a code block. If
 * it doesn't parse, a linter can report it (`parser.ts`). It must run before Docusaurus' own plugins, which
 * with `markdown.mermaid` take every `mermaid` fence out of the page.
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
      const result = await drawDiagram(fence.value, `${name}#${index}`);
      const flaw = flawOf(result, columnWidth);
      const line = fence.position?.start.line ?? 0;
      if (flaw)
        logger.warn(formatProblem({ file: name, line, severity: 'warning', ...flaw }));
      if (result && 'svg' in result) {
        Object.assign(fence, figure(result));
        isDrawn = true;
      } else fence.lang = 'Mermaid'; // not the name that Docusaurus looks for
    }
    if (isDrawn) tree.children.push(toImport(STYLES));
  };
}
