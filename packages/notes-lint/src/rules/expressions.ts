import type { Nodes } from 'mdast';

import { type Check, checkEach } from './findings.ts';

/** Names that MDX and Docusaurus define in every note. */
const MDX_GLOBALS = ['props', 'frontMatter', 'contentTitle', 'toc', 'assets', 'metadata'];
/** Components that Docusaurus defines in every note. */
const COMPONENTS = ['Head', 'Details'];
const BROWSER_GLOBALS = [
  'window',
  'document',
  'location',
  'navigator',
  'undefined',
  'React',
];

/** An ESTree node, with only the fields used here. */
type Node = {
  readonly type: string;
  readonly loc?: { readonly start: { readonly line: number } };
  readonly [key: string]: unknown;
};

type Names = { readonly used: Map<string, number>; readonly defined: Set<string> };

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** The field of each pattern node that contains nested patterns. */
const NESTED: Readonly<Record<string, string>> = {
  ObjectPattern: 'properties',
  Property: 'value',
  ArrayPattern: 'elements',
  AssignmentPattern: 'left',
  RestElement: 'argument',
};

/** Collects the names that a pattern binds. */
function collectBindings(pattern: unknown, defined: Set<string>): void {
  if (Array.isArray(pattern)) for (const one of pattern) collectBindings(one, defined);
  if (!isNode(pattern)) return;
  if (pattern.type === 'Identifier') defined.add(String(pattern['name']));
  const nested = NESTED[pattern.type];
  if (nested !== undefined) collectBindings(pattern[nested], defined);
}

/** Collects the names that a tree uses and those that it binds, in any scope. */
function collectNames(node: Node, { used, defined }: Names): void {
  if (node.type === 'Identifier') {
    const name = String(node['name']);
    if (!used.has(name)) used.set(name, node.loc?.start.line ?? 1);
    return;
  }
  collectBindings(node['params'], defined);
  if (/^(?:VariableDeclarator|Function|Class)/.test(node.type))
    collectBindings(node['id'], defined);
  if (node.type === 'CatchClause') collectBindings(node['param'], defined);
  if (/^Import.*Specifier$/.test(node.type)) collectBindings(node['local'], defined);
  for (const [key, value] of Object.entries(node)) {
    const isName = ['property', 'key'].includes(key) && node['computed'] === false;
    if (isName || ['label', 'imported', 'exported'].includes(key)) continue;
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child)) collectNames(child, { used, defined });
  }
}

function treesOf(node: Nodes): Node[] {
  const holders: unknown[] = [node];
  if ('attributes' in node && Array.isArray(node.attributes))
    for (const one of node.attributes)
      holders.push(one, (one as { value?: unknown }).value);
  return holders.flatMap((holder) => {
    const tree = (holder as { data?: { estree?: Node | null } } | null)?.data?.estree;
    return tree ?? [];
  });
}

/** Names in expressions and components are defined by the note, the page or the runtime. */
export const checkExpressions: Check = ({ nodesWithParents, elements }) => {
  const names: Names = {
    used: new Map(),
    defined: new Set([...MDX_GLOBALS, ...COMPONENTS, ...BROWSER_GLOBALS]),
  };
  for (const { node } of nodesWithParents)
    if (node.type.startsWith('mdx'))
      for (const tree of treesOf(node)) collectNames(tree, names);
  const components = checkEach(elements, ({ name }) => {
    const [component = ''] = (name ?? '').split('.');
    if (!/^\p{Lu}/u.test(component) || names.defined.has(component)) return undefined;
    return [
      `<${component}> is a component, but the note doesn't import ${component}, so the build would fail.`,
      `Import ${component}, or put the tag between backticks.`,
    ];
  });
  const expressions = [...names.used]
    .filter(([name]) => !names.defined.has(name) && !(name in globalThis))
    .map(([name, line]) => ({
      line,
      message: `{${name}} is an expression, but the note doesn't define ${name}, so the build would fail.`,
      remedy: `Put the braces between backticks or write \\{, or import or export ${name}.`,
    }));
  return [...expressions, ...components];
};
