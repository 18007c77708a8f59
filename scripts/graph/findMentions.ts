import { escapeRegexp } from '@docusaurus/utils';
import { SKIP, visit } from 'unist-util-visit';

import type { NotePage } from './toPages.ts';

/** A mention of another note without a link. */
export type BareMention = {
  readonly file: string;
  readonly line: number;
  /** The title or alias, as it's written there. */
  readonly name: string;
  readonly to: string;
};

/** Shorter Latin titles are too often ordinary words: Go, Web. */
const IS_NAME = /.{4}|\p{Script=Han}/u;

/** Matches a name as a word; Chinese has no spaces around it. */
function toPattern(name: string): string {
  return `(?<![\\p{Script=Latin}\\p{N}])${escapeRegexp(name)}(?![\\p{Script=Latin}\\p{N}])`;
}

/**
 * Finds where a note mentions another one by its title or an alias without a link between them.
 *
 * @param pages - all of the site's
 * @param linkedFrom - URLs of the pages that link to a page, by its file
 * @returns the first mention of each pair
 */
export function findMentions(
  pages: readonly NotePage[],
  linkedFrom: ReadonlyMap<string, readonly string[]>,
): BareMention[] {
  const owners = new Map(
    pages.flatMap(({ title, aliases, file }) =>
      [title, ...aliases]
        .filter((name) => name !== title || IS_NAME.test(title))
        .map((name) => [name, file]),
    ),
  );
  const longestFirst = [...owners.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(longestFirst.map(toPattern).join('|'), 'gu');
  return pages.flatMap(({ file, permalink, tree }) => {
    const found = new Map<string, BareMention>();
    visit(tree, (node) => {
      if (['link', 'linkReference', 'heading'].includes(node.type)) return SKIP;
      if (node.type !== 'text') return undefined;
      for (const { 0: name, index } of node.value.matchAll(pattern)) {
        const to = owners.get(name) ?? file;
        if (to === file || found.has(to)) continue;
        if (linkedFrom.get(to)?.includes(permalink)) continue;
        const above = node.value.slice(0, index).split('\n').length - 1;
        const line = (node.position?.start.line ?? 1) + above;
        found.set(to, { file, line, name, to });
      }
      return undefined;
    });
    return [...found.values()];
  });
}
