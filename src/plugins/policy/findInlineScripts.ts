import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Script types that a browser runs, and so a policy governs; others are data blocks (HTML, 4.12.1). */
const EXECUTABLE = new Set(['', 'module', 'text/javascript', 'application/javascript']);

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

function isInlineScript(node: Node): node is Element {
  return (
    node.nodeName === 'script' &&
    attribute(node, 'src') === undefined &&
    EXECUTABLE.has((attribute(node, 'type') ?? '').trim().toLowerCase())
  );
}

/**
 * Finds the inline scripts of a document that a browser would run.
 *
 * @param html - the document as it is served
 * @returns their texts, to the byte, in document order
 */
export function findInlineScripts(html: string): string[] {
  const scripts: string[] = [];
  const pending: Node[] = [parse(html, { sourceCodeLocationInfo: true })];
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (isInlineScript(node) && node.sourceCodeLocation?.startTag) {
      const { startTag, endTag } = node.sourceCodeLocation;
      scripts.push(html.slice(startTag.endOffset, endTag?.startOffset));
    }
    if ('childNodes' in node) pending.push(...[...node.childNodes].reverse());
  }
  return scripts;
}
