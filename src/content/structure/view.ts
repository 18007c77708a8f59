import type { Code, Heading, Image, Link, Nodes, RootContent, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

import type { FrontMatter } from '../frontMatter/index.ts';
import type { Note } from '../note.ts';

/** A second-level heading and what stands below it, up to the next one. */
export type Section = {
  readonly name: string;
  readonly line: number;
  readonly nodes: readonly RootContent[];
};

/** A code fence with the words after its language. */
export type Fence = {
  readonly node: Code;
  readonly line: number;
  readonly language: string;
  /** Shows what a sample printed. */
  readonly isOutput: boolean;
  /** Folded on the page, and no part of the shown code. */
  readonly isHarness: boolean;
  /** Nothing here can check it; the note says why. */
  readonly isUnchecked: boolean;
  readonly isLive: boolean;
};

/** A note as the rules look at it: what they ask for, gathered in one walk. */
export type NoteView = {
  readonly note: Note;
  /** Not yet validated: a key may be missing or wrong. */
  readonly front: Partial<FrontMatter>;
  readonly isChinese: boolean;
  /** Files of notes that an index note has to link; empty for others. */
  readonly children: readonly string[];
  /** What stands above the first heading. */
  readonly opening: readonly RootContent[];
  readonly headings: readonly Heading[];
  readonly sections: readonly Section[];
  readonly fences: readonly Fence[];
  readonly tables: readonly Table[];
  readonly links: readonly Link[];
  readonly images: readonly Image[];
  /** The text without code blocks and tables. */
  readonly prose: string;
};

/** Line of the file a node begins on. */
export function lineOf(node: Nodes): number {
  return node.position?.start.line ?? 1;
}

function isProse(node: Nodes): boolean {
  return !['code', 'table', 'yaml', 'mdxjsEsm', 'mdxFlowExpression', 'html'].includes(
    node.type,
  );
}

/** The text of nodes without code blocks and tables, one line per leaf block. */
export function proseOf(nodes: readonly RootContent[]): string {
  const blocks: string[] = [];
  for (const node of nodes) {
    visit(node, (child) => {
      if (!isProse(child)) return SKIP;
      if (child.type === 'paragraph' || child.type === 'heading') {
        blocks.push(toString(child, { includeImageAlt: false }));
        return SKIP;
      }
      return undefined;
    });
  }
  return blocks.join('\n');
}

function toFence(node: Code): Fence {
  const words = (node.meta ?? '').split(/\s+/);
  return {
    node,
    line: lineOf(node),
    language: (node.lang ?? '').toLowerCase(),
    isOutput: words.some((word) => /^output(?:=|$)/.test(word)),
    isHarness: words.includes('harness'),
    isUnchecked: /(?:^|\s)nocheck=/.test(node.meta ?? ''),
    isLive: words.includes('live'),
  };
}

function cutSections(nodes: readonly RootContent[]): Section[] {
  const sections: { name: string; line: number; nodes: RootContent[] }[] = [];
  for (const node of nodes) {
    if (node.type === 'heading' && node.depth === 2) {
      sections.push({ name: toString(node).trim(), line: lineOf(node), nodes: [] });
    } else sections.at(-1)?.nodes.push(node);
  }
  return sections;
}

function openingOf(nodes: readonly RootContent[]): RootContent[] {
  const first = nodes.findIndex((node) => node.type === 'heading');
  return nodes.slice(0, first === -1 ? nodes.length : first);
}

/**
 * Gathers what the rules ask for.
 *
 * @param note - any note; its tree is read
 * @param children - files an index note has to link
 */
export function viewNote(note: Note, children: readonly string[] = []): NoteView {
  const headings: Heading[] = [];
  const fences: Fence[] = [];
  const tables: Table[] = [];
  const links: Link[] = [];
  const images: Image[] = [];
  visit(note.tree, (node) => {
    if (node.type === 'heading') headings.push(node);
    if (node.type === 'code') fences.push(toFence(node));
    if (node.type === 'table') tables.push(node);
    if (node.type === 'link') links.push(node);
    if (node.type === 'image') images.push(node);
  });
  const body = note.tree.children.filter((node) => node.type !== 'yaml');
  const front = note.frontMatter as Partial<FrontMatter>;
  return {
    note,
    front,
    isChinese: front.lang === 'zh-Hans',
    children,
    opening: openingOf(body),
    headings,
    sections: cutSections(body),
    fences,
    tables,
    links,
    images,
    prose: proseOf(body),
  };
}
