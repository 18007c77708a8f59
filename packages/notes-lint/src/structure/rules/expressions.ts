import type { Nodes } from 'mdast';

import { type Check, each } from '../rule.ts';

/** Names that MDX and Docusaurus define in every note. */
const GIVEN = ['props', 'frontMatter', 'contentTitle', 'toc', 'assets', 'metadata'];
/** Components that Docusaurus defines in every note. */
const COMPONENTS = ['Head', 'Details'];
const OF_BROWSERS = ['window', 'document', 'location', 'navigator', 'undefined', 'React'];

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
const WITHIN: Readonly<Record<string, string>> = {
  ObjectPattern: 'properties',
  Property: 'value',
  ArrayPattern: 'elements',
  AssignmentPattern: 'left',
  RestElement: 'argument',
};

/** Collects the names that a pattern binds. */
function bind(pattern: unknown, defined: Set<string>): void {
  if (Array.isArray(pattern)) for (const one of pattern) bind(one, defined);
  if (!isNode(pattern)) return;
  if (pattern.type === 'Identifier') defined.add(String(pattern['name']));
  const within = WITHIN[pattern.type];
  if (within !== undefined) bind(pattern[within], defined);
}

/** Collects the names that a tree uses and those that it binds, in any scope. */
function gather(node: Node, { used, defined }: Names): void {
  if (node.type === 'Identifier') {
    const name = String(node['name']);
    if (!used.has(name)) used.set(name, node.loc?.start.line ?? 1);
    return;
  }
  bind(node['params'], defined);
  if (/^(?:VariableDeclarator|Function|Class)/.test(node.type)) bind(node['id'], defined);
  if (node.type === 'CatchClause') bind(node['param'], defined);
  if (/^Import.*Specifier$/.test(node.type)) bind(node['local'], defined);
  for (const [key, value] of Object.entries(node)) {
    const isName = ['property', 'key'].includes(key) && node['computed'] === false;
    if (isName || ['label', 'imported', 'exported'].includes(key)) continue;
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child)) gather(child, { used, defined });
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
export const checkExpressions: Check = ({ placed, elements }) => {
  const names: Names = {
    used: new Map(),
    defined: new Set([...GIVEN, ...COMPONENTS, ...OF_BROWSERS]),
  };
  for (const { node } of placed)
    if (node.type.startsWith('mdx'))
      for (const tree of treesOf(node)) gather(tree, names);
  const components = each(elements, ({ name }) => {
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
