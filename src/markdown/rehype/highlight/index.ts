import type { Element, ElementContent, Root, RootContent } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';

import { isMarked, isOutput, parseMeta, toElement } from 'mdx-source';
import { DEPTH, REASON } from '../../remark/sampleDepth.ts';
import { languageName } from './grammars.ts';
import { readMagicComments } from './magicComments.ts';
import { toSegments } from './tokens.ts';
import { escapeText, writeHtml } from './writeHtml.ts';

type Fence = { readonly code: Element; readonly text: string; readonly language: string };

type Parent = { children: (RootContent | ElementContent)[] };

/** The fence in a `pre` created by Markdown; diagrams have their own component. */
function fenceOf(node: RootContent | ElementContent | undefined): Fence | undefined {
  if (node?.type !== 'element' || node.tagName !== 'pre') return undefined;
  const code = node.children.find((child) => child.type === 'element');
  if (code?.tagName !== 'code') return undefined;
  const classes = code.properties.className;
  const name = Array.isArray(classes)
    ? classes.map(String).find((item) => item.startsWith('language-'))
    : undefined;
  const text = code.children.map((child) => (child.type === 'text' ? child.value : ''));
  return {
    code,
    text: text.join('').replace(/\n$/, ''),
    language: (name ?? '').replace('language-', '').toLowerCase(),
  };
}

function metaOf({ code, language }: Fence) {
  const meta = String(code.properties.metastring ?? '');
  return { ...parseMeta(meta), output: isOutput({ lang: language, meta }) };
}

/** Index of the output fence that follows a block and belongs to it, or -1. */
function outputAfter(parent: Parent, index: number, title: string | undefined): number {
  const after = parent.children.findIndex(
    (node, i) => i > index && !(node.type === 'text' && node.value.trim() === ''),
  );
  const fence = fenceOf(parent.children[after]);
  if (!fence) return -1;
  const { output, outputOf } = metaOf(fence);
  return output && [undefined, title].includes(outputOf) ? after : -1;
}

/** The lines that the info string marks with `{1,3-5}`, or else those that magic comments mark. */
function markedCode(fence: Fence) {
  const { marked } = metaOf(fence);
  if (marked.length === 0) return readMagicComments(fence.text, fence.language);
  const lines = fence.text.split('\n').map((_, index) => index);
  const marks = new Set(lines.filter((index) => isMarked(index + 1, marked)));
  return { code: fence.text, marks };
}

function figure(fence: Fence, printed: Fence | undefined): MdxJsxFlowElementHast {
  const { title = '', firstNumber, output, outputOf = '', harness } = metaOf(fence);
  const { code, marks } = markedCode(fence);
  const html = writeHtml(toSegments(code, fence.language), { marks, firstNumber });
  const facts = {
    language: languageName(fence.language),
    title: output ? outputOf : title,
    harness: harness ? 'true' : '',
    depth: String(fence.code.properties[DEPTH] ?? ''),
    reason: String(fence.code.properties[REASON] ?? ''),
    html: output ? '' : html,
    outputHtml: output ? html : printed ? escapeText(printed.text) : '',
  };
  const present = Object.entries(facts).filter(([, value]) => value !== '');
  return toElement('CodeFigure', Object.fromEntries(present)) as MdxJsxFlowElementHast;
}

/**
 * Rehype plugin: turns fences into `CodeFigure` elements whose code is highlighted HTML in one
 * string, so that the page hydrates one element per block and needs no highlighter.
 */
export default function highlight() {
  return (tree: Root): void => {
    visit(tree, 'element', (node, index, parent) => {
      const fence = fenceOf(node);
      if (!fence || !parent || index === undefined) return undefined;
      const { output, title, live } = metaOf(fence);
      if (live) {
        // A live block isn't replaced, but gets what it shows until its editor loads.
        fence.code.properties.language = languageName(fence.language);
        fence.code.properties.html = writeHtml(toSegments(fence.text, fence.language));
        return SKIP;
      }
      const siblings = parent as Parent;
      const outputIndex = output ? -1 : outputAfter(siblings, index, title);
      const printed = fenceOf(siblings.children[outputIndex]);
      siblings.children.splice(
        index,
        printed ? outputIndex - index + 1 : 1,
        figure(fence, printed) as unknown as RootContent,
      );
      return [SKIP, index + 1];
    });
  };
}
