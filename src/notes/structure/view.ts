import { escapeMarkdownHeadingIds } from '@docusaurus/utils';
import type {
  Code,
  Heading,
  Image,
  Link,
  Nodes,
  RootContent,
  Table,
  TableCell,
} from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

import type { FrontMatter } from '../front-matter/index.ts';
import type { Note } from '../note/index.ts';
import { parseMeta } from '../samples/index.ts';
import { lineOf, nodesOf } from './nodes.ts';
import { type Block, type Written, readBlocks, readWritten } from './blocks.ts';

/** Finds the installed releases of an npm package; none for what is no package of the project. */
export type Installed = (name: string) => readonly string[];

/** What the rules are told beside the note. */
export type NoteContext = {
  /** Files that stand beside an index note, which it has to link. */
  readonly children?: readonly string[];
  /** None are known when it is left out, so that `ran` is not compared. */
  readonly installed?: Installed;
  /** `YYYY-MM-DD`; days are held against no calendar of today when it is left out. */
  readonly today?: string;
};

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
  /** Shows what the sample before it printed. */
  readonly isOutput: boolean;
  /** Nothing here can check it; the note says why. */
  readonly isUnchecked: boolean;
  readonly isLive: boolean;
  /** Executed by the build, because its words say so. */
  readonly isRun: boolean;
  /** Scaffolding that readers need not copy; drawn folded, counted apart. */
  readonly isHarness: boolean;
};

/** A note as the rules look at it: what they ask for, gathered in one walk. */
export type NoteView = {
  readonly note: Note;
  /** Not yet validated: a key may be missing or wrong. */
  readonly front: Partial<FrontMatter>;
  readonly isChinese: boolean;
  /** Files of notes that an index note has to link; empty for others. */
  readonly children: readonly string[];
  readonly installed: Installed | undefined;
  readonly today: string | undefined;
  /** What stands above the first heading. */
  readonly opening: readonly RootContent[];
  readonly headings: readonly Heading[];
  readonly sections: readonly Section[];
  readonly fences: readonly Fence[];
  readonly tables: readonly Table[];
  readonly links: readonly Link[];
  readonly images: readonly Image[];
  /** Paragraphs, headings and cells as they read, and texts of the front matter. */
  readonly blocks: readonly Block[];
  /** The text that the tree was read of, to which its offsets belong. */
  readonly parsed: string;
  /** Text as it is written. */
  readonly written: readonly Written[];
  /** The text without code blocks and tables. */
  readonly prose: string;
  /** The text of all tables, a line per cell. */
  readonly tableText: string;
};

/** Line of the file on which a key of the front matter stands; the first when it has none. */
export function keyLine({ source, lineOffset }: Note, key: string): number {
  const lines = source.split('\n').slice(0, lineOffset);
  return (
    Math.max(
      0,
      lines.findIndex((line) => line.startsWith(`${key}:`)),
    ) + 1
  );
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

/** The cells of a table, row by row. */
export function cellsOf({ children }: Table): TableCell[] {
  return children.flatMap((row) => row.children);
}

function toFence(node: Code): Fence {
  const meta = parseMeta(node.meta);
  return {
    node,
    line: lineOf(node),
    language: (node.lang ?? '').toLowerCase(),
    isOutput: meta.output,
    isUnchecked: meta.nocheck !== undefined,
    isLive: meta.live,
    isRun: meta.run,
    isHarness: meta.harness,
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
 * @param context - what the rules are told beside it
 */
export function viewNote(note: Note, context: NoteContext = {}): NoteView {
  const headings: Heading[] = [];
  const fences: Fence[] = [];
  const tables: Table[] = [];
  const links: Link[] = [];
  const images: Image[] = [];
  for (const node of nodesOf(note.tree)) {
    if (node.type === 'heading') headings.push(node);
    if (node.type === 'code') fences.push(toFence(node));
    if (node.type === 'table') tables.push(node);
    if (node.type === 'link') links.push(node);
    if (node.type === 'image') images.push(node);
  }
  const body = note.tree.children.filter((node) => node.type !== 'yaml');
  const parsed = escapeMarkdownHeadingIds(note.source);
  const front = note.frontMatter as Partial<FrontMatter>;
  return {
    note,
    front,
    isChinese: front.lang === 'zh-Hans',
    children: context.children ?? [],
    installed: context.installed,
    today: context.today,
    opening: openingOf(body),
    headings,
    sections: cutSections(body),
    fences,
    tables,
    links,
    images,
    blocks: readBlocks(note),
    written: readWritten(note, parsed),
    parsed,
    prose: proseOf(body),
    tableText: tables
      .flatMap(cellsOf)
      .map((cell) => toString(cell))
      .join('\n'),
  };
}
