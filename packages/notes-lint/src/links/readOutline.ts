import type { MdxjsEsm } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';

import { readSections, readStrings, stringsOf, type Page } from 'mdx-source';
import { keyLine } from '../front-matter/keyLine.ts';
import { lineOf } from '../view/lineNumbers.ts';

/** A reference in a note to another page or a file. */
export type Reference = {
  /** As written, with the query and hash. */
  readonly url: string;
  readonly line: number;
  /**
   * How Docusaurus resolves it: `link` may be a file path, `image` has to be one, `import` is
   * a module, and `url` is a JSX attribute, which Docusaurus doesn't resolve.
   */
  readonly kind: 'link' | 'image' | 'import' | 'url';
  /** The key of the front matter, or the JSX attribute, that it's the value of. */
  readonly of?: string;
};

/** JSX attributes that contain a URL, by element. */
const URL_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  Link: ['to', 'href'],
  img: ['src'],
};

/** The modules that a note imports. */
function readImports({ data }: MdxjsEsm): Reference[] {
  return (data?.estree?.body ?? []).flatMap((statement): Reference[] => {
    if (!('source' in statement) || !statement.source) return [];
    const url = String(statement.source.value);
    return [{ url, line: statement.loc?.start.line ?? 1, kind: 'import' }];
  });
}

function readFrontMatter(note: Page): Reference[] {
  const keys = { read_first: 'link', read_next: 'link', image: 'image' } as const;
  return Object.entries(keys).flatMap(([key, kind]) =>
    readStrings(note.frontMatter[key]).map((url): Reference => {
      return { url, line: keyLine(note, key), kind, of: key };
    }),
  );
}

/** Reads what a note links to, and what other notes can link to in it. */
export function readOutline(note: Page) {
  const { tree } = note;
  const references = readFrontMatter(note);
  const [, ...headed] = readSections(tree);
  const anchors = headed.map(({ anchor }) => anchor);
  // A note that doesn't parse may have any anchor.
  let isOpen = note.syntaxErrors.length > 0;
  visit(tree, (node) => {
    if (node.type === 'mdxjsEsm') {
      isOpen ||= /^\s*import\b/m.test(node.value);
      references.push(...readImports(node));
    }
    if (node.type === 'link' || node.type === 'definition' || node.type === 'image') {
      const kind = node.type === 'image' ? 'image' : 'link';
      references.push({ url: node.url, line: lineOf(node), kind });
    }
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const strings = stringsOf(node);
    for (const key of URL_ATTRIBUTES[node.name ?? ''] ?? []) {
      const url = strings[key];
      if (url) references.push({ url, line: lineOf(node), kind: 'url', of: key });
    }
    anchors.push(...['id', 'name'].flatMap((key) => strings[key] || []));
  });
  return {
    references,
    /** Ids in the page, from its headings and elements. */
    anchors,
    /** Whether its imports may add more ids, which only the built page would show. */
    isOpen,
  };
}

export type Outline = Readonly<ReturnType<typeof readOutline>>;
