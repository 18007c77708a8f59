import type { AtRule, Root } from 'postcss';

/** Infima's names that only pages of the blog have; tests/built/styles.test.ts holds that. */
export const BLOG_NAMES = [
  'row',
  'col',
  'col--\\w+',
  'col--offset-\\w+',
  'text--right',
  'padding--none',
  'margin-left--sm',
  'margin-bottom--xl',
  'margin-vert--lg',
  'clean-list',
  'avatar',
  'avatar__\\w+',
];

const NAMED = new RegExp(`\\.(?:${BLOG_NAMES.join('|')})(?![\\w-])`);

function keep(layer: AtRule, isKept: (selector: string) => boolean): AtRule {
  layer.walkRules((rule) => {
    const kept = rule.selectors.filter(isKept);
    if (kept.length === 0) rule.remove();
    else rule.selectors = kept;
  });
  return layer;
}

/**
 * Moves Infima's rules for names of the blog to its own sheet. They stay in their layer, so that
 * they win and lose as they did.
 *
 * @param from - the sheet of every page, which is changed
 * @param to - the sheet of the blog, which is changed
 */
export function moveNames(from: Root, to: Root): void {
  const moved: AtRule[] = [];
  from.walkAtRules('layer', (layer) => {
    if (layer.params !== 'docusaurus.infima' || !layer.nodes) return;
    moved.push(keep(layer.clone(), (selector) => NAMED.test(selector)));
    keep(layer, (selector) => !NAMED.test(selector));
  });
  to.prepend(moved);
}
