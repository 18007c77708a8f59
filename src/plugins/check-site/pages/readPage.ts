import { Parser } from 'htmlparser2';

/**
 * Collects links and anchors of a page.
 *
 * @param html - the page as it was built
 * @returns addresses in its links, as they stand in the HTML, and what can be linked to in it
 */
export function readPage(html: string) {
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
