/** A heading's text, without the anchor link that the theme appends. */
export function readHeading(heading: Element): string {
  return [...heading.childNodes]
    .filter((node) => !(node instanceof Element && node.matches('.hash-link')))
    .map(({ textContent }) => textContent)
    .join('');
}
