import type { Root, Text } from 'mdast';
import remarkSmartypants from 'remark-smartypants';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

const smartypants = unified().use(remarkSmartypants);

/** Stands for the hyphens of a command's flag, such as `--types`, which aren't a dash. */
const FLAG = '\uE000';

function smarten(tree: Root): void {
  visit(tree, 'text', (text, index) => {
    const flags = index ? /(?<=\s)--(?=\p{L})/gu : /(?<=\s|^)--(?=\p{L})/gu;
    text.value = text.value.replace(flags, FLAG);
  });
  smartypants.runSync(tree);
  visit(tree, 'text', (text) => void (text.value = text.value.replaceAll(FLAG, '--')));
}

/**
 * Remark plugin: turns straight quotes and apostrophes into curly ones, and dots and hyphens into
 * ellipses and dashes, except in code; in diagrams, only apostrophes. Chinese notes keep their own
 * punctuation.
 */
export default function typography() {
  return (tree: Root, file: VFile): void => {
    if (file.data.frontMatter?.lang === 'zh-Hans') return;
    smarten(tree);
    visit(tree, 'code', (code) => {
      if (code.lang === 'mermaid')
        code.value = code.value.replace(/(?<=\w)'(?=\w)/g, '’');
    });
  };
}

/** The front matter fields that readers see as text. */
const LINES = ['title', 'sidebar_label', 'description', 'changed'];

function typeset(value: string): string {
  const text: Text = { type: 'text', value };
  const line: Root = {
    type: 'root',
    children: [{ type: 'paragraph', children: [text] }],
  };
  smarten(line);
  return text.value;
}

/** Applies the same typography to the front matter fields that readers see. */
export function typesetFrontMatter<F extends Record<string, unknown>>(front: F): F {
  if (front['lang'] === 'zh-Hans') return front;
  const lines = LINES.flatMap((key) => {
    const value = front[key];
    return typeof value === 'string' ? [[key, typeset(value)]] : [];
  });
  return { ...front, ...Object.fromEntries(lines) } as F;
}
