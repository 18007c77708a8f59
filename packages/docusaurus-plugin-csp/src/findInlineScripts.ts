import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/**
 * Script types that a policy applies to, apart from old names of JavaScript; others are data blocks
 * (HTML, 4.12.1).
 */
const GOVERNED = new Set(
  ' module importmap speculationrules text/javascript application/javascript'.split(' '),
);

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

function isInlineScript(node: Node): node is Element {
  return (
    node.nodeName === 'script' &&
    attribute(node, 'src') === undefined &&
    GOVERNED.has((attribute(node, 'type') ?? '').trim().toLowerCase())
  );
}

function listScripts(node: Node): Element[] {
  if (isInlineScript(node)) return [node];
  return 'childNodes' in node ? node.childNodes.flatMap(listScripts) : [];
}

/**
 * Finds the inline scripts of a document that its policy has to allow.
 *
 * @param html - the document as it is served
 * @returns their exact code, in document order
 */
export function findInlineScripts(html: string): string[] {
  const scripts = listScripts(parse(html, { sourceCodeLocationInfo: true }));
  return scripts.map(({ sourceCodeLocation }) => {
    const { startTag, endTag } = sourceCodeLocation ?? {};
    return html.slice(startTag?.endOffset, endTag?.startOffset);
  });
}
