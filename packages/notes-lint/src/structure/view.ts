import type { Code, Heading, Link, Nodes, Paragraph, RootContent, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';

import type { Disclaimer, FrontMatter } from '../front-matter/index.ts';
import type { Note } from '../note/index.ts';
import { parseMeta } from 'sample-prover';
import { type Block, type Written, readBlocks, readWritten } from './blocks.ts';
import { type Place, lineOf } from './lines.ts';
import {
  type Element,
  type OfType,
  type Standing,
  ofType,
  standingsOf,
} from './nodes.ts';

/** Finds the installed releases of an npm package; none for what is no package of the project. */
export type Installed = (name: string) => readonly string[];

/** What the rules are told about the site. */
export type SiteContext = {
  /** Origin of the site, such as `https://notes.example.org`: pages there are linked by their files. */
  readonly siteUrl?: string;
  /** Paths of notes, from the project's root, that have to carry a disclaimer, by the disclaimer. */
  readonly disclaimers?: Readonly<Partial<Record<Disclaimer, RegExp>>>;
};

/** What the rules are told beside the note. */
export type NoteContext = SiteContext & {
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

/** A code fence with the words after its language; `nocheck`: nothing here can check it. */
export type Fence = ReturnType<typeof parseMeta> & {
  readonly node: Code;
  readonly line: number;
  readonly language: string;
  readonly code: Place;
};

/** A note as the rules look at it: what they ask for, gathered in one walk. */
export type NoteView = NoteContext & {
  readonly note: Note;
  /** Not yet validated: a key may be missing or wrong. */
  readonly front: Partial<FrontMatter>;
  readonly isChinese: boolean;
  /** The whole file. */
  readonly file: Place;
  /** The text that the tree was read of, to which its offsets belong. */
  readonly parsed: string;
  readonly standings: readonly Standing[];
  /** The nodes of some types, in the order of the text. */
  readonly all: <T extends Nodes['type']>(...types: readonly T[]) => OfType<T>[];
  readonly headings: readonly Heading[];
  readonly sections: readonly Section[];
  /** The first paragraph above all headings. */
  readonly opening: Paragraph | undefined;
  readonly fences: readonly Fence[];
  readonly diagrams: readonly Fence[];
  readonly tables: readonly Table[];
  readonly links: readonly Link[];
  readonly elements: readonly Element[];
  /** Paragraphs, headings and cells as they read, and texts of the front matter. */
  readonly blocks: readonly Block[];
  readonly written: readonly Written[];
  /** The text without code blocks and tables. */
  readonly prose: string;
};

/** The text of a node as it is read, without what stands for its images. */
export function proseOf(node: Nodes): string {
  return toString(node, { includeImageAlt: false });
}

function toFence(node: Code): Fence {
  const line = lineOf(node);
  return {
    ...parseMeta(node.meta),
    node,
    line,
    language: (node.lang ?? '').toLowerCase(),
    code: { line: line + 1, text: node.value },
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

/**
 * Gathers what the rules ask for.
 *
 * @param note - any note; its tree is read
 * @param context - what the rules are told beside the note
 */
export function viewNote(note: Note, context: NoteContext = {}): NoteView {
  const standings = standingsOf(note.tree);
  const nodes = standings.map(({ node }) => node);
  const body = note.tree.children.filter((node) => node.type !== 'yaml');
  const [first] = ofType(body, 'heading', 'paragraph');
  const { parsed } = note;
  const front = note.frontMatter as Partial<FrontMatter>;
  const fences = ofType(nodes, 'code').map(toFence);
  return {
    ...context,
    note,
    front,
    isChinese: front.lang === 'zh-Hans',
    file: { line: 1, text: note.source },
    parsed,
    standings,
    all: (...types) => ofType(nodes, ...types),
    headings: ofType(nodes, 'heading'),
    sections: cutSections(body),
    opening: first?.type === 'paragraph' ? first : undefined,
    fences,
    diagrams: fences.filter(({ language }) => language === 'mermaid'),
    tables: ofType(nodes, 'table'),
    links: ofType(nodes, 'link'),
    elements: ofType(nodes, 'mdxJsxFlowElement', 'mdxJsxTextElement'),
    blocks: readBlocks(note),
    written: readWritten(standings, parsed),
    prose: ofType(nodes, 'paragraph', 'heading').map(proseOf).join('\n'),
  };
}

/** A page of `src/pages` that says no kind: it is held against no schema and asked for nothing that notes have. */
export function isPlainPage({ file, frontMatter }: Note): boolean {
  return file.startsWith('src/pages/') && frontMatter['kind'] === undefined;
}
