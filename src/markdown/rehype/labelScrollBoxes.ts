import type { Element, Root } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

import { parseMeta, stringsOf } from 'mdx-source';

/** Elements that are named, by the kind whose names must differ. */
const LABELLED: Readonly<Record<string, string>> = {
  CodeFigure: 'code',
  DiagramFigure: 'diagram',
};

/** Makes names unique: from the second use on, a name gets a number. */
function createNames(): (kind: string, base: string) => string {
  const counts = new Map<string, number>();
  return (kind, base) => {
    const count = (counts.get(`${kind} ${base}`) ?? 0) + 1;
    counts.set(`${kind} ${base}`, count);
    return count === 1 ? base : `${base} (${count})`;
  };
}

/** Labels a task's checkbox with the task's text, because GFM outputs an input without a label. */
function nameTask(item: Element): void {
  visit(item, 'element', (node) => {
    if (node.tagName === 'input') node.properties.ariaLabel = toString(item).trim();
  });
}

/**
 * Rehype plugin: labels everything that scrolls in its own container (code, tables, diagrams) with its
 * title or the heading above it, so that screen reader users can tell them apart. It must run after the
 * plugin that turns fences into figures. It also labels the checkboxes of task lists.
 */
export default function labelScrollBoxes() {
  return (tree: Root, file: VFile): void => {
    let heading = file.data.frontMatter?.title ?? '';
    const nameFor = createNames();

    function nameElement(node: Element): void {
      if (/^h[1-6]$/.test(node.tagName)) heading = toString(node).trim() || heading;
      if (node.tagName === 'li') nameTask(node);
      if (node.tagName === 'table') node.properties.name = nameFor('table', heading);
      if (node.tagName !== 'code') return;
      const { live, title = heading } = parseMeta(
        String(node.properties.metastring ?? ''),
      );
      if (live) node.properties.name = nameFor('code', title);
    }

    function nameFigure(node: MdxJsxFlowElementHast): void {
      const kind = LABELLED[node.name ?? ''];
      if (!kind) return;
      const { title } = stringsOf(node);
      const name = nameFor(kind, title ?? heading);
      if (name && name !== title)
        node.attributes.push({ type: 'mdxJsxAttribute', name: 'name', value: name });
    }

    visit(tree, (node) => {
      if (node.type === 'element') nameElement(node);
      if (node.type === 'mdxJsxFlowElement') nameFigure(node);
    });
  };
}
