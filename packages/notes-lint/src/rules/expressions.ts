import { analyze, type Program } from 'eslint-scope';
import globals from 'globals';
import type { Nodes } from 'mdast';
import type { MdxFlowExpression, MdxTextExpression } from 'mdast-util-mdx';
import type { Page } from 'mdx-source';

import { type Check, type Finding, checkEach } from './engine/findings.ts';
import { lineOf } from '../view/lineNumbers.ts';
import { listNodes, nodesIn } from '../view/nodes.ts';

/** Names that MDX, Docusaurus, its bundler and browsers define in every note. */
const GLOBALS =
  'props frontMatter contentTitle toc assets metadata Head Details window document location React require'.split(
    ' ',
  );

/** Names of the language, and of both Node, which renders the page first, and browsers. */
const BUILT_IN = new Set(
  Object.keys({ ...globals.builtin, ...globals['shared-node-browser'] }),
);

/** Components of Docusaurus' theme that notes use; others are most likely the site's own. */
const THEMED = /^(?:Tabs|TabItem|CodeBlock|Admonition|DocCardList)$/;

const AS_TEXT = 'Put the braces between backticks or write \\{';

/** What's before the braces of TeX, as in `$x^{2}` and `\frac{a}{b}`; a path may be `logs/app_{day}`. */
const TEX = /(?:\$[^]*[\^_]|\\[a-z]+(?:\{[^{}]*\})*)$/i;

/** The ESTree programs of an MDX node: its own, and those of its attributes. */
function programsOf(node: Nodes): Program[] {
  const attributes: unknown[] =
    'attributes' in node && Array.isArray(node.attributes) ? node.attributes : [];
  const values = attributes.map((one) => (one as { value?: unknown }).value);
  const holders: unknown[] = [node, ...attributes, ...values];
  return holders.flatMap(
    (holder) =>
      (holder as { data?: { estree?: Program | null } } | undefined)?.data?.estree ?? [],
  );
}

/** The names that a program uses without defining them, and those that it defines for others. */
function readNames(program: Program) {
  const options = { ecmaVersion: 2022, sourceType: 'module', jsx: true } as const;
  const { globalScope } = analyze(program, { ...options, fallback: 'iteration' });
  return {
    used: globalScope.through.map(({ identifier: { name, loc } }) => ({
      name,
      line: loc.start.line,
    })),
    defined: globalScope.childScopes.flatMap(({ variables }) =>
      variables.map(({ name }) => name),
    ),
  };
}

/** The braces that are a formula's, in TeX. */
function findFormulas({ tree, parsed }: Page): ReadonlySet<Nodes & { value?: string }> {
  const expressions = nodesIn(tree, 'mdxTextExpression').filter(({ position }) =>
    TEX.test(parsed.slice(0, position?.start.offset).split('\n\n').at(-1) ?? ''),
  );
  return new Set(expressions);
}

/** The lines of several nodes, to follow what's said about the first. */
function listLines(nodes: Iterable<Nodes>): string {
  const lines = [...new Set([...nodes].map(lineOf))];
  return lines.length > 1 ? ` (lines: ${lines.join(', ')})` : '';
}

/** Names in expressions, and components, that neither the page nor the runtime defines: the page would crash. */
export function findUndefined(page: Page, formulas = findFormulas(page)): Finding[] {
  const { tree } = page;
  const elements = nodesIn(tree, 'mdxJsxFlowElement', 'mdxJsxTextElement');
  const names = listNodes(tree)
    .filter(({ node }) => node.type.startsWith('mdx') && !formulas.has(node))
    .flatMap(({ node }) => programsOf(node))
    .map(readNames);
  const defined = new Set([...GLOBALS, ...names.flatMap((one) => one.defined)]);
  const unknown = names
    .flatMap(({ used }) => used)
    .filter(({ name }) => !defined.has(name) && !BUILT_IN.has(name));
  const firsts = unknown.filter(
    ({ name }, index) => unknown.findIndex((one) => one.name === name) === index,
  );
  return [
    ...checkEach([...formulas].slice(0, 1), ({ value }) => [
      `{${value}} is read as code, because MDX has no formulas${listLines(formulas)}.`,
      'Write formulas as text, between backticks, or as a block of code.',
    ]),
    ...checkEach(firsts, ({ name }) => [
      `{${name}} is an expression, but the note doesn't define ${name}, so the build would fail.`,
      `${AS_TEXT}, or import or export ${name}.`,
    ]),
    ...checkEach(elements, ({ name }, at) => {
      const [component = ''] = (name ?? '').split('.');
      const same = elements.filter((one) => one.name?.split('.')[0] === component);
      const isKnown = !/^\p{Lu}/u.test(component) || defined.has(component);
      if (isKnown || same[0] !== elements[at]) return undefined;
      return [
        `<${component}>${listLines(same)} is a component, but the note doesn't import ${component}, so the build would fail.`,
        THEMED.test(component)
          ? `Add below the front matter: import ${component} from '@theme/${component}'; or put the tag between backticks.`
          : `Import it below the front matter, from @site/src/components/${component} if the site has it, or write \\<${name}> if it's text.`,
      ];
    }),
  ];
}

/** The value of an expression that only has literals: `30`, or the last one of `4,2,1`; a single string is meant. */
function readLiteral({ data }: MdxTextExpression | MdxFlowExpression) {
  const [statement] = data?.estree?.body ?? [];
  if (statement?.type !== 'ExpressionStatement') return undefined;
  const { expression } = statement;
  const all =
    expression.type === 'SequenceExpression' ? expression.expressions : [expression];
  const values = all.flatMap((one) => (one.type === 'Literal' ? [one.value] : []));
  const isMeant = all.length === 1 && typeof values[0] === 'string';
  return isMeant || values.length < all.length ? undefined : values.at(-1);
}

/** Expressions are meant as such: their names are defined, and they aren't numbers or TeX in braces. */
export const checkExpressions: Check = ({ note, all }) => {
  const formulas = findFormulas(note);
  const expressions = all('mdxTextExpression', 'mdxFlowExpression');
  return [
    ...findUndefined(note, formulas),
    ...checkEach(expressions, (node) => {
      const shown = readLiteral(node);
      if (shown === undefined || formulas.has(node)) return undefined;
      return [
        `{${node.value}} is an expression, of which readers see "${String(shown)}".`,
        `${AS_TEXT}.`,
      ];
    }),
  ];
};
