import { analyze, type Program } from 'eslint-scope';
import globals from 'globals';
import type { Nodes } from 'mdast';

import { type Check, checkEach } from './findings.ts';
import { lineOf } from '../view/lineNumbers.ts';

/** Names that MDX, Docusaurus and browsers define in every note. */
const GLOBALS =
  'props frontMatter contentTitle toc assets metadata Head Details window document location React'.split(
    ' ',
  );

/** Names of the language, and of both Node, which renders the page first, and browsers. */
const BUILT_IN = new Set(
  Object.keys({ ...globals.builtin, ...globals['shared-node-browser'] }),
);

/** Components of Docusaurus' theme that notes use; others are most likely the site's own. */
const THEMED = /^(?:Tabs|TabItem|CodeBlock|Admonition|DocCardList)$/;

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

/** Names in expressions and components are defined by the note, the page or the runtime. */
export const checkExpressions: Check = ({ nodesWithParents, elements }) => {
  const programs = nodesWithParents.flatMap(({ node }) =>
    node.type.startsWith('mdx') ? programsOf(node) : [],
  );
  const names = programs.map(readNames);
  const defined = new Set([...GLOBALS, ...names.flatMap((one) => one.defined)]);
  const unknown = names
    .flatMap(({ used }) => used)
    .filter(({ name }) => !defined.has(name) && !BUILT_IN.has(name));
  const firsts = unknown.filter(
    ({ name }, index) => unknown.findIndex((one) => one.name === name) === index,
  );
  return [
    ...checkEach(firsts, ({ name }) => [
      `{${name}} is an expression, but the note doesn't define ${name}, so the build would fail.`,
      `Put the braces between backticks or write \\{, or import or export ${name}.`,
    ]),
    ...checkEach(elements, ({ name }, at) => {
      const [component = ''] = (name ?? '').split('.');
      const same = elements.filter((one) => one.name?.split('.')[0] === component);
      const isKnown = !/^\p{Lu}/u.test(component) || defined.has(component);
      if (isKnown || same[0] !== elements[at]) return undefined;
      const lines = same.length > 1 ? ` (lines: ${same.map(lineOf).join(', ')})` : '';
      return [
        `<${component}>${lines} is a component, but the note doesn't import ${component}, so the build would fail.`,
        THEMED.test(component)
          ? `Add below the front matter: import ${component} from '@theme/${component}'; or put the tag between backticks.`
          : `Import it below the front matter, from @site/src/components/${component} if the site has it, or write \\<${name}> if it's text.`,
      ];
    }),
  ];
};
