import postcss, { type Root } from 'postcss';
import { PurgeCSS } from 'purgecss';

import { dropOverridden } from './dropOverridden.ts';
import { inlineProperties } from './inlineProperties.ts';
import { moveNames } from './moveNames.ts';

/**
 * Infima's names that stand in scripts as something else, such as the element `button`, but that no
 * page has as a class; tests/built/styles.test.ts holds that.
 */
export const UNUSED_NAMES = [
  'button',
  'button--active',
  'button--outline',
  'button--secondary',
  'card',
  'close',
  'disabled',
  'dropdown',
  'footer',
  'hero',
  'pagination',
  'tabs--block',
];

/**
 * Names for which src/css says all there is to say; a container that the own bar has not; and how
 * scroll bars got thin before `scrollbar-width` did that.
 */
const OWN_NAMES = [
  'alert--[a-z]+',
  'badge',
  'badge--[a-z]+',
  'navbar\\s*>\\s*\\.container',
  'navbar-sidebar__back',
  'table-of-contents__left-border',
  'thin-scrollbar::[\\w-]+',
];

/** Takes out the layers' rules for names that are not used, or used by the site's own rules only: 0.7 KB. */
function dropNames(root: Root): void {
  const names = [...UNUSED_NAMES, ...OWN_NAMES].join('|');
  const dropped = new RegExp(`\\.(?:${names})(?![\\w-])`);
  root.walkAtRules('layer', (layer) => {
    layer.walkRules((rule) => {
      const kept = rule.selectors.filter((selector) => !dropped.test(selector));
      if (kept.length === 0) rule.remove();
      else rule.selectors = kept;
    });
  });
}

function collectProperties(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => text.match(/--[a-z][\w-]*/g) ?? []));
}

/** Takes out what has nothing left in it. */
function dropEmpty(root: Root): void {
  root.walk((node) => {
    if ('nodes' in node && node.nodes?.length === 0) node.remove();
  });
}

/** A style sheet of the site, with the name of its file. */
export type Sheet = { readonly name: string; readonly css: string };

/**
 * Takes out of style sheets what no page can use, and what a sheet says twice.
 *
 * @param sheets - all style sheets of the site
 * @param texts - everything a class, id or element name could stand in: scripts and drawings
 * @returns style sheets that make pages look the same, in the same order
 */
export async function purge(
  sheets: readonly Sheet[],
  texts: readonly string[],
): Promise<string[]> {
  const results = await new PurgeCSS().purge({
    css: sheets.map(({ css }) => ({ raw: css })),
    content: texts.map((raw) => ({ raw, extension: 'js' })),
    keyframes: true,
  });
  const roots = results.map(({ css }) => postcss.parse(css));
  const rootOf = (chunk: string) =>
    roots[sheets.findIndex(({ name }) => name.includes(`/${chunk}.`))];
  const [shared, blog] = [rootOf('styles'), rootOf('blog')];
  const known = collectProperties(texts);
  roots.forEach(dropNames);
  if (shared && blog) moveNames(shared, blog);
  // Only by what the same sheet says: a page that has this one need not have another.
  roots.forEach(dropOverridden);
  inlineProperties(postcss.document({ nodes: roots }), (name) => known.has(name));
  roots.forEach(dropEmpty);
  return roots.map((root) => root.toString());
}
