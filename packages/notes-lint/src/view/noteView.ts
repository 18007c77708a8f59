import type { Code, Nodes, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';

import { type Page, parseMeta, readString } from 'mdx-source';
import type { FrontMatter } from '../front-matter/frontMatter.ts';
import { completeFrontMatter } from '../front-matter/completeFrontMatter.ts';
import { keepUsable } from '../front-matter/keepUsable.ts';
import type { Installed } from 'result-cache';
import { readBlocks, readRawText } from './blocks.ts';
import { lineOf } from './lineNumbers.ts';
import { isIndentedCode, ofType, listNodes } from './nodes.ts';

/** What the rules know about the site. */
export type SiteContext = {
  /**
   * The site's origin, such as `https://notes.example.org`: its pages are linked by file.
   */
  readonly siteUrl?: string;
  /** Other sites that its Content-Security-Policy allows, as written there. */
  readonly allowedSources?: readonly string[];
  /** The site's disclaimers by subject: a pattern for the paths in the site's folder, and the topics that need it. */
  readonly disclaimers?: Readonly<Record<string, RegExp>>;
  /** The command, before a file, that calls `fixNote`, `fixRan` and `formatFences`. */
  readonly fixCommand?: string;
  /** The languages of samples by what runs them, as `ran` names it: `node@20`, or a package without its version. */
  readonly runners?: Readonly<Record<string, readonly string[]>>;
  /** What steps are followed with elsewhere, as `ran` names it, by a pattern for a block's language or its code. */
  readonly tools?: Readonly<Record<string, RegExp>>;
};

/** What the rules know beyond the note. */
export type NoteContext = SiteContext & {
  /** Without it, `ran` isn't compared with installed releases. */
  readonly installed?: Installed;
};

/** A second-level heading and its content, up to the next one. */
export type NoteSection = {
  readonly name: string;
  readonly line: number;
  readonly nodes: readonly RootContent[];
};

/** The text of a node as it reads, without the alt text of its images. */
export function proseOf(node: Nodes): string {
  return toString(node, { includeImageAlt: false });
}

/** A code fence with its parsed meta string; `nocheck` means that nothing here can check it. */
function toFence(node: Code) {
  const line = lineOf(node);
  return {
    ...parseMeta(node.meta),
    node,
    line,
    language: (node.lang ?? '').toLowerCase(),
    code: { line: line + 1, text: node.value },
  };
}

function splitSections(nodes: readonly RootContent[]): NoteSection[] {
  const sections: { name: string; line: number; nodes: RootContent[] }[] = [];
  // An admonition that's never closed contains the sections below it.
  const inside = (one: RootContent): readonly RootContent[] =>
    one.type === 'containerDirective' ? one.children : [one];
  for (const node of nodes.flatMap(inside)) {
    if (node.type === 'heading' && node.depth === 2) {
      sections.push({ name: toString(node).trim(), line: lineOf(node), nodes: [] });
    } else sections.at(-1)?.nodes.push(node);
  }
  return sections;
}

/**
 * Gathers what the rules need.
 *
 * @param note - the note, whose tree is parsed if it hasn't been yet
 * @param context - what the rules know beyond the note
 */
export function createNoteView(note: Page, context: NoteContext = {}) {
  const indented = note.tree.children.filter(isIndentedCode);
  const others = note.tree.children.filter((node) => !indented.includes(node));
  const tree = { ...note.tree, children: others };
  const nodesWithParents = listNodes(tree);
  const nodes = nodesWithParents.map(({ node }) => node);
  const body = note.tree.children.filter((node) => node.type !== 'yaml');
  // A first-level heading may replace the title.
  const [first] = ofType(body, 'heading', 'paragraph').filter(
    (node) => node.type === 'paragraph' || node.depth > 1,
  );
  const front: Partial<FrontMatter> = keepUsable(completeFrontMatter(note));
  return {
    ...context,
    note,
    /** Any key may be missing, or have been dropped because of its value. */
    front,
    // Another tag for Chinese is reported separately.
    isChinese: /^zh/.test(readString(note.frontMatter['lang']) ?? ''),
    nodesWithParents,
    /** The nodes of these types, in document order. */
    all: <T extends Nodes['type']>(...types: readonly T[]) => ofType(nodes, ...types),
    headings: ofType(nodes, 'heading'),
    sections: splitSections(body),
    /** The first paragraph, above all headings. */
    opening: first?.type === 'paragraph' ? first : undefined,
    fences: ofType(nodes, 'code').map(toFence),
    links: ofType(nodes, 'link'),
    elements: ofType(nodes, 'mdxJsxFlowElement', 'mdxJsxTextElement'),
    /** What's left out of the rest, because it isn't meant as text. */
    indented,
    /** Paragraphs, headings and cells as they read, and the text of the front matter. */
    blocks: readBlocks(note, tree),
    /** The text as written, escapes and entities included. */
    rawText: readRawText(nodesWithParents, note.parsed),
    /** The text without code blocks and tables. */
    prose: ofType(nodes, 'paragraph', 'heading').map(proseOf).join('\n'),
  };
}

/** A note as the rules see it. */
export type NoteView = Readonly<ReturnType<typeof createNoteView>>;
