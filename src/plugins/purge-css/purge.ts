import postcss, { type Root } from 'postcss';
import { PurgeCSS } from 'purgecss';

import { dropOverridden } from './dropOverridden.ts';
import { inlineProperties } from './inlineProperties.ts';

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

/** Names for which src/css says all there is to say. */
const OWN_NAMES = ['alert--[a-z]+'];

/** Takes out the layers' rules for names that are not used, or used by the site's own rules only. */
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

/**
 * Takes out of a style sheet what no page can use, and what it says twice.
 *
 * @param css - the style sheet
 * @param texts - everything a class, id or element name could stand in: scripts and drawings
 * @returns a style sheet that makes pages look the same
 */
export async function purge(css: string, texts: readonly string[]): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content: texts.map((raw) => ({ raw, extension: 'js' })),
    keyframes: true,
  });
  if (!result) throw new Error('PurgeCSS gave no style sheet back.');
  const root = postcss.parse(result.css);
  const known = collectProperties(texts);
  dropNames(root);
  dropOverridden(root);
  inlineProperties(root, (name) => known.has(name));
  root.walk((node) => {
    if ('nodes' in node && node.nodes?.length === 0) node.remove();
  });
  return root.toString();
}
