import type { Root, Text } from 'mdast';
import remarkSmartypants from 'remark-smartypants';
import { unified } from 'unified';
import type { VFile } from 'vfile';

const smartypants = unified().use(remarkSmartypants);

/**
 * Curls quotes and apostrophes and joins dots and dashes, but for those of code. A Chinese note
 * keeps its own marks.
 */
export default function typography() {
  return (tree: Root, file: VFile): void => {
    const front = file.data['frontMatter'] as { lang?: unknown } | undefined;
    if (front?.lang !== 'zh-Hans') smartypants.runSync(tree);
  };
}

/** What of the front matter is read as text. */
const LINES = ['title', 'sidebar_label', 'description'];

function typeset(value: string): string {
  const text: Text = { type: 'text', value };
  const line: Root = {
    type: 'root',
    children: [{ type: 'paragraph', children: [text] }],
  };
  smartypants.runSync(line);
  return text.value;
}

/** Gives the lines of a note's front matter that readers see the typography of its text. */
export function typesetFrontMatter<F extends Record<string, unknown>>(front: F): F {
  if (front['lang'] === 'zh-Hans') return front;
  const lines = LINES.flatMap((key) => {
    const value = front[key];
    return typeof value === 'string' ? [[key, typeset(value)]] : [];
  });
  return { ...front, ...Object.fromEntries(lines) } as F;
}
