import type { Nodes } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';

import { keyLines } from '../front-matter/index.ts';
import type { Note } from '../note/index.ts';
import { readSections } from 'mdx-source';
import { type Passage, readPassages } from '../repetition/index.ts';

/** One place of a note that names another page or a file. */
export type Reference = {
  /** As it is written, query and hash included. */
  readonly url: string;
  readonly line: number;
  /**
   * How Docusaurus reads it: `link` may name a file, `image` has to name one, `address` is an
   * attribute of JSX and passes as it is.
   */
  readonly kind: 'link' | 'image' | 'address';
};

/** A note that the front matter puts before or after its own. */
export type OrderLink = {
  readonly key: 'read_first' | 'read_next';
  readonly url: string;
  readonly line: number;
};

/** What a note refers to, and what others can refer to in it. */
export type Outline = {
  readonly references: readonly Reference[];
  /** Ids in the page: those of its headings and of its elements. */
  readonly anchors: readonly string[];
  /** Whether what it imports may bring more ids, which only the built page shows. */
  readonly isOpen: boolean;
  /** Notes that its front matter puts before or after it; they are references too. */
  readonly order: readonly OrderLink[];
  /** What could stand in another note too. */
  readonly passages: readonly Passage[];
};

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** Attributes of JSX that hold an address, by element. */
const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  Link: ['to', 'href'],
  img: ['src'],
};

function lineOf(node: Nodes): number {
  return node.position?.start.line ?? 1;
}

function readAttributes(node: Element): Map<string, string> {
  return new Map(
    node.attributes.flatMap((attribute) =>
      'name' in attribute && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value] as const]
        : [],
    ),
  );
}

function readOrder({ frontMatter, source }: Note): OrderLink[] {
  return (['read_first', 'read_next'] as const).flatMap((key) => {
    const urls = [frontMatter[key] ?? []].flat().filter((url) => typeof url === 'string');
    return urls.map((url) => ({ key, url, line: keyLines(source)([key]) }));
  });
}

/** Reads what a note refers to, and what others can refer to in it. */
export function readOutline(note: Note): Outline {
  const { tree } = note;
  const order = readOrder(note);
  const references: Reference[] = order.map(({ url, line }) => ({
    url,
    line,
    kind: 'link',
  }));
  const [, ...headed] = readSections(tree);
  const anchors = headed.map(({ anchor }) => anchor);
  // What a note that can't be read has is not known.
  let isOpen = note.syntaxFaults.length > 0;
  visit(tree, (node) => {
    if (node.type === 'mdxjsEsm') isOpen ||= /^\s*import\b/m.test(node.value);
    if (node.type === 'link' || node.type === 'definition' || node.type === 'image') {
      const kind = node.type === 'image' ? 'image' : 'link';
      references.push({ url: node.url, line: lineOf(node), kind });
    }
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const attributes = readAttributes(node);
    for (const key of ADDRESSES[node.name ?? ''] ?? []) {
      const url = attributes.get(key);
      if (url) references.push({ url, line: lineOf(node), kind: 'address' });
    }
    for (const key of ['id', 'name']) {
      const anchor = attributes.get(key);
      if (anchor) anchors.push(anchor);
    }
  });
  return { references, anchors, isOpen, order, passages: readPassages(note) };
}
