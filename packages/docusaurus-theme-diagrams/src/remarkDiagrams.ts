import path from 'node:path';

import logger from '@docusaurus/logger';
import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

import { relativePath, toElement, toImport } from 'mdx-source';
import { drawDiagram, type RenderResult } from './draw/index.ts';

/** Media type of a diagram that a page imports as a data URL; the theme tells the bundler what that is. */
export const DRAWING_TYPE = 'text/x-drawing';

type Drawn = Extract<RenderResult, { kind: 'drawn' }>;

/** Options of the plugin. */
export type Options = {
  /** The folder that paths in messages are relative to, such as the site's. */
  readonly root: string;
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

/**
 * Remark plugin: renders `mermaid` fences to SVG at build time. Diagram types that only a browser can
 * render are left to theme-mermaid, and so is a source that doesn't parse: the page shows it with the error.
 * It must run before Docusaurus' own plugins, which transform every `mermaid` fence.
 */
export default function remarkDiagrams({ root }: Options) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const fences: Code[] = [];
    visit(tree, 'code', (fence) => {
      if (fence.lang === 'mermaid') fences.push(fence);
    });
    const name = relativePath(root, file.path);
    let isDrawn = false;
    for (const [index, fence] of fences.entries()) {
      const result = await drawDiagram(fence.value, `${name}#${index}`);
      if (result.kind === 'error') {
        const line = fence.position?.start.line ?? 0;
        logger.warn(`${name}:${line + result.line} ${result.message}`);
      } else if (result.kind === 'drawn') {
        Object.assign(fence, figure(result));
        isDrawn = true;
      }
    }
    if (isDrawn) tree.children.push(toImport(STYLES));
  };
}
