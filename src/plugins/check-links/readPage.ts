import { Parser } from 'htmlparser2';

/** A built page: what it links to, and what can be linked to in it. */
export type BuiltPage = {
  /** The page's own address, decoded, base path included. */
  readonly path: string;
  /** The file it was written in, as far as the build knows. */
  readonly source: string;
  /** Addresses in its links, as they stand in the HTML. */
  readonly links: readonly string[];
  readonly anchors: ReadonlySet<string>;
};

/** The part of a built page that its HTML holds. */
type Found = Pick<BuiltPage, 'links' | 'anchors'>;

/**
 * Collects links and anchors of a page.
 *
 * @param html - the page as it was built
 */
export function readPage(html: string): Found {
  const links: string[] = [];
  const anchors = new Set<string>();
  const parser = new Parser({
    onopentag(name, { id, name: oldAnchor, href }) {
      if (id) anchors.add(id);
      if (name !== 'a') return;
      if (oldAnchor) anchors.add(oldAnchor);
      if (href) links.push(href);
    },
  });
  parser.end(html);
  return { links, anchors };
}
