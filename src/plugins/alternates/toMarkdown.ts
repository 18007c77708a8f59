import { parseMarkdownHeadingId } from '@docusaurus/utils';
import type { Code, Nodes, PhrasingContent, Root, RootContent, Text } from 'mdast';
import type {} from 'mdast-util-directive';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

import { parseMeta, stringsOf } from 'mdx-source';

/** The metadata at the top of a Markdown version. */
export type Head = {
  readonly title: string;
  readonly description?: string | undefined;
  /** Full URL of the page. */
  readonly url: string;
  /** `YYYY-MM-DD`. */
  readonly verified?: string | undefined;
  /** What its samples and steps ran on, such as `node@20`. */
  readonly ran?: readonly string[];
};

const stringifier = unified()
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', emphasis: '_', fences: true, rule: '-' })
  .freeze();

/** Node types that only the bundler needs. */
const BUILD_ONLY = new Set([
  'yaml',
  'mdxjsEsm',
  'mdxFlowExpression',
  'mdxTextExpression',
]);

const bold = (children: PhrasingContent[]): RootContent => ({
  type: 'paragraph',
  children: [{ type: 'strong', children }],
});

const text = (value: string): Text => ({ type: 'text', value });

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** A tab's label, which its content doesn't make sense without. */
function tabLabel(element: Element): Text[] {
  const { label } = stringsOf(element);
  return element.name === 'TabItem' && label ? [text(`${label}:`)] : [];
}

/** The link or image in Markdown that a JSX element stands for. */
function toLink(element: Element): PhrasingContent | undefined {
  const { src, alt = '', to, href } = stringsOf(element);
  if (element.name === 'img' && src !== undefined)
    return { type: 'image', url: src, alt };
  const url = { a: href, Link: to ?? href }[element.name ?? ''];
  if (url === undefined) return undefined;
  const children = element.children.flatMap((child) =>
    child.type === 'paragraph' ? child.children : [child as PhrasingContent],
  );
  return { type: 'link', url, children };
}

/** A fence below what the page shows in its header: the file's name, or that it's what code printed. */
function nameCode(code: Code): Nodes[] {
  const { title, output, outputOf } = parseMeta(code.meta);
  const name = output ? ['Output', outputOf].filter(Boolean).join(' of ') : title;
  return [...(name ? [bold([text(name)])] : []), { ...code, meta: null }];
}

/** What's left of a node in plain Markdown: the node itself, its children, or nothing. */
function flatten(node: Nodes): Nodes[] {
  if (BUILD_ONLY.has(node.type)) return [];
  if ('children' in node) node.children = node.children.flatMap(flatten) as RootContent[];
  switch (node.type) {
    case 'code':
      return nameCode(node);
    case 'heading': {
      const last = node.children.at(-1);
      if (last?.type === 'text') last.value = parseMarkdownHeadingId(last.value).text;
      return [node];
    }
    case 'mdxJsxFlowElement': {
      const link = toLink(node);
      if (link) return [{ type: 'paragraph', children: [link] }];
      return [...tabLabel(node).map((label) => bold([label])), ...node.children];
    }
    case 'mdxJsxTextElement': {
      const link = toLink(node);
      if (link) return [link];
      if (node.name === 'br') return [{ type: 'break' }];
      if (node.name === 'summary') return [{ type: 'strong', children: node.children }];
      return [...tabLabel(node).flatMap((label) => [label, text(' ')]), ...node.children];
    }
    case 'containerDirective': {
      const [first, ...rest] = node.children;
      const isLabel = first?.type === 'paragraph' && first.data?.directiveLabel;
      const title: PhrasingContent[] = isLabel ? first.children : [text(node.name)];
      const children = isLabel ? rest : node.children;
      return [{ type: 'blockquote', children: [bold(title), ...children] } as Nodes];
    }
    case 'textDirective':
      // A colon before a word, as in 10:30am: not one of our directives, so Docusaurus shows it as text.
      return [text(`:${node.name}`), ...node.children];
    case 'leafDirective': {
      // Not one of our directives either: of `::name[label]` Docusaurus shows the label, and of `::name` nothing.
      const [first = text(`::${node.name}`), ...rest] = node.children;
      return [{ type: 'paragraph', children: [first, ...rest] }];
    }
    default:
      return [node];
  }
}

function formatHead({ title, description, url, verified, ran = [] }: Head): string {
  const facts = [
    `Source: <${url}>`,
    verified && `last verified ${verified}`,
    ran.length > 0 && `ran on ${ran.join(', ')}`,
  ];
  return [`# ${title}`, description, facts.filter(Boolean).join(', ')]
    .filter(Boolean)
    .join('\n\n');
}

/**
 * Removes from a page what only our build reads: JSX, front matter, and the words in info strings that
 * are meant for the checks. Admonitions become blockquotes; links and images get full URLs.
 *
 * @param tree - the source's tree; it isn't modified
 * @param resolve - returns the full URL of a link or image, given the URL as written by the author
 */
export function toPlain(tree: Root, resolve: (url: string) => string): Root {
  const [plain] = flatten(structuredClone(tree)) as [Root];
  visit(plain, (node) => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition')
      node.url = resolve(node.url);
  });
  return plain;
}

/**
 * Writes a page as self-contained Markdown.
 *
 * @param plain - the result of `toPlain`
 * @param head - the metadata at the top
 */
export function toMarkdown(plain: Root, head: Head): string {
  return `${formatHead(head)}\n\n${stringifier.stringify(plain)}`;
}
