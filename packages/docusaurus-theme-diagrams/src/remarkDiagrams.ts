import path from 'node:path';

import logger from '@docusaurus/logger';
import type { Code, Parents, Root, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

import {
  type Problem,
  formatProblems,
  relativePath,
  toElement,
  toImport,
} from 'mdx-source';
import { drawDiagram, type RenderResult } from './draw/index.ts';

/** Media type of a diagram that a page imports as a data URL; the theme tells the bundler what that is. */
export const DRAWING_TYPE = 'text/x-drawing';

type Drawn = Extract<RenderResult, { kind: 'drawn' }>;
type Failed = Extract<RenderResult, { kind: 'error' }>;

/** Options of the plugin. */
export type Options = {
  /** The folder that paths in messages are relative to, such as the site's. */
  readonly root: string;
  /** Whether a diagram that doesn't parse fails the build; otherwise its page shows the error. */
  readonly isStrict: boolean;
  /** Width of the text column in px; without it, wide flowcharts aren't reported. */
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

function lineOf({ position }: Code): number {
  return position?.start.line ?? 0;
}

/** Advice for a left-to-right flowchart that's wider than the text column; it's rendered anyway. */
function warnAboutWidth(fence: Code, width: number, column: number): string | undefined {
  const flow = /^\s*(?:flowchart|graph)\s+(?:LR|RL)\b/m.exec(fence.value);
  if (!flow || width <= column) return undefined;
  return `The diagram is ${width} px wide and the column ${column}, so readers have to scroll it. From top to bottom it may fit: flowchart TB`;
}

function toProblem(fence: Code, { line, message }: Failed, file: string): Problem {
  return {
    file,
    line: lineOf(fence) + line,
    rule: 'diagram/syntax',
    severity: 'error',
    message,
    remedy:
      'Correct this line of the fence; the grammar: https://mermaid.js.org/intro/syntax-reference.html',
  };
}

function text(value: string) {
  return { type: 'text' as const, value };
}

/** For `start`: shows the parse error with the diagram's source below it. */
function errorBox(
  fence: Code,
  { file, line, message, remedy }: Problem,
): ContainerDirective {
  return {
    type: 'containerDirective',
    name: 'danger',
    children: [
      {
        type: 'paragraph',
        children: [{ type: 'inlineCode', value: `${file}:${line}` }, text(` ${message}`)],
      },
      { type: 'paragraph', children: [text(remedy)] },
      { ...fence, lang: 'text' },
    ],
  };
}

/**
 * Remark plugin: renders `mermaid` fences to SVG at build time. Diagram types that only a browser can
 * render are left to theme-mermaid. It must run before Docusaurus' own plugins, which transform every
 * `mermaid` fence.
 */
export default function remarkDiagrams({
  root,
  isStrict,
  columnWidth = Infinity,
}: Options) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const fences: { readonly fence: Code; readonly parent: Parents }[] = [];
    visit(tree, 'code', (fence, _index, parent) => {
      if (parent && fence.lang === 'mermaid') fences.push({ fence, parent });
    });
    const name = relativePath(root, file.path);
    const problems: Problem[] = [];
    let isDrawn = false;
    for (const [index, { fence, parent }] of fences.entries()) {
      const result = await drawDiagram(fence.value, `${name}#${index}`);
      isDrawn ||= result.kind === 'drawn';
      if (result.kind === 'drawn') {
        const warning = warnAboutWidth(fence, result.width, columnWidth);
        if (warning) logger.warn(`${name}:${lineOf(fence)} ${warning}`);
        Object.assign(fence, figure(result));
      }
      if (result.kind !== 'error') continue;
      const problem = toProblem(fence, result, name);
      problems.push(problem);
      const siblings: RootContent[] = parent.children;
      siblings.splice(siblings.indexOf(fence), 1, errorBox(fence, problem));
    }
    if (isDrawn) tree.children.push(toImport(STYLES));
    // In `start`, the page shows the error, and the sample check prints it.
    if (isStrict && problems.length > 0) throw new Error(formatProblems(problems, 1));
  };
}
