import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils';
import type { Heading, Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit, SKIP } from 'unist-util-visit';

/** A heading of a page with the text below it, up to the next one. */
export type Section = {
  /** Empty for the text before the first heading. */
  readonly heading: string;
  /** The heading's id in the page. */
  readonly anchor: string;
  /** Prose, and on a line of its own the text of code blocks and diagrams. */
  readonly text: string;
};

/** Labels of a diagram's boxes and arrows, which are all that a reader sees of its source. */
const LABEL =
  /\[+"?([^\]"]+)"?\]+|\{+"?([^}"]+)"?\}+|\|"?([^|"]+)"?\||^[^:\n]*:\s*(.+)$/gm;

function readLabels(diagram: string): string {
  const labels = [...diagram.matchAll(LABEL)].map((match) => match.slice(1).join(''));
  return labels.join(' ');
}

/** The text of a block-level node; `undefined` for other nodes. */
function readBlock(node: Nodes): string | undefined {
  if (node.type === 'code') {
    return node.lang === 'mermaid' ? readLabels(node.value) : node.value;
  }
  if (node.type === 'paragraph' || node.type === 'tableCell') return toString(node);
  return undefined;
}

/** Returns a function that reads the headings of a page, which it has to be given in order. */
export function openHeadings() {
  const slugger = createSlugger();
  return (node: Heading) => {
    const { text, id } = parseMarkdownHeadingId(toString(node));
    return { text, anchor: id ?? slugger.slug(text) };
  };
}

/**
 * Splits a page at its headings of any level, nested ones included. Anchors are generated as Docusaurus
 * generates them.
 *
 * @param tree - the page's body
 * @returns at least one section, the one without a heading first
 */
export function readSections(tree: Root): Section[] {
  const readHeading = openHeadings();
  type Found = Record<'prose' | 'code', string> & Omit<Section, 'text'>;
  const sections: Found[] = [{ heading: '', anchor: '', prose: '', code: '' }];
  visit(tree, (node) => {
    if (node.type === 'heading') {
      const { text, anchor } = readHeading(node);
      sections.push({ heading: text, anchor, prose: '', code: '' });
      return SKIP;
    }
    const block = readBlock(node);
    const section = sections.at(-1);
    if (block === undefined || !section) return undefined;
    section[node.type === 'code' ? 'code' : 'prose'] += ` ${block}`;
    return SKIP;
  });
  const clean = (text: string) => text.replace(/\s+/g, ' ').trim();
  return sections.map(({ heading, anchor, prose, code }) => ({
    heading,
    anchor,
    text: [prose, code].map(clean).join('\n').trim(),
  }));
}
