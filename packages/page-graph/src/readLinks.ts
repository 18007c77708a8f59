import type { Nodes, Parents, Root } from 'mdast';
import { SKIP, visitParents } from 'unist-util-visit-parents';

import { openHeadings } from 'mdx-source';
import { findSentence, type Sentence } from './findSentence.ts';

/** A heading and its id. */
export type Heading = { readonly text: string; readonly anchor: string };

/** A link with its context. */
type TextLink = {
  /** As the author wrote it. */
  readonly url: string;
  readonly sentence: Sentence;
  /** The heading above it; missing in the introduction. */
  readonly heading?: Heading;
};

/**
 * Lists the links in a page's text, each with its sentence. Leaves out headings, images and JSX
 * elements.
 *
 * @param tree - the page's body
 * @param lang - language of the page, which decides where sentences end
 */
export function readLinks(tree: Root, lang: string): TextLink[] {
  const readHeading = openHeadings();
  const definitions = new Map<string, string>();
  visitParents(tree, 'definition', ({ identifier, url }) => {
    definitions.set(identifier, url);
  });
  const links: TextLink[] = [];
  let heading: Heading | undefined;
  visitParents(tree, (node: Nodes, ancestors: Parents[]) => {
    if (node.type === 'heading') {
      heading = readHeading(node);
      return SKIP;
    }
    if (node.type !== 'link' && node.type !== 'linkReference') return undefined;
    const url = node.type === 'link' ? node.url : definitions.get(node.identifier);
    const sentence = findSentence(ancestors, node, lang);
    if (url && sentence) links.push({ url, sentence, ...(heading && { heading }) });
    return SKIP;
  });
  return links;
}
