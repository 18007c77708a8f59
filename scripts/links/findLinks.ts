import { visit } from 'unist-util-visit';

import type { Note } from 'notes-lint';

/** A link from a note to another site. */
export type ExternalLink = {
  /** Path of the note relative to the root. */
  readonly file: string;
  readonly line: number;
  readonly url: URL;
};

/** Names reserved for examples (RFC 2606, RFC 6761); no server responds there. */
const IS_EXAMPLE =
  /(?:^|\.)(?:example\.(?:com|net|org)|example|test|invalid|localhost)$|^[\d.:[\]]+$/;

function isExternal({ protocol, hostname }: URL): boolean {
  return /^https?:$/.test(protocol) && !IS_EXAMPLE.test(hostname);
}

/** Finds links, images and definitions with URLs of other sites, in the order of the text. */
export function findLinks(notes: readonly Note[]): ExternalLink[] {
  return notes.flatMap(({ file, tree }) => {
    const links: ExternalLink[] = [];
    const add = (address: unknown, line = 1) => {
      if (typeof address !== 'string' || !URL.canParse(address)) return;
      const url = new URL(address);
      if (isExternal(url)) links.push({ file, line, url });
    };
    visit(tree, (node) => {
      const line = node.position?.start.line;
      if ('url' in node) add(node.url, line);
      if (!('attributes' in node) || !Array.isArray(node.attributes)) return;
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute') continue;
        if (/^(?:href|src)$/.test(attribute.name)) add(attribute.value, line);
      }
    });
    return links;
  });
}
