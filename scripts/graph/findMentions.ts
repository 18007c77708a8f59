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

/** Shorter Latin names are too often ordinary words: Go, Web. */
const LEAST = 4;

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function namesOf({ title, aliases }: NotePage): string[] {
  const isHan = /\p{Script=Han}/u;
  return [...(title.length >= LEAST || isHan.test(title) ? [title] : []), ...aliases];
}

/** Matches a name as a word; Chinese has no spaces around it. */
function toPattern(name: string): string {
  return `(?<![\\p{Script=Latin}\\p{N}])${escape(name)}(?![\\p{Script=Latin}\\p{N}])`;
}

/**
 * Finds where a note mentions another one by its title or an alias without a link between them.
 *
 * @param pages - all of the site's
 * @param isLinked - whether the page with the first URL links to the one with the second
 * @returns the first mention of each pair
 */
export function findMentions(
  pages: readonly NotePage[],
  isLinked: (from: string, to: string) => boolean,
): BareMention[] {
  const owners = new Map(
    pages.flatMap((page) => namesOf(page).map((name) => [name, page])),
  );
  const longestFirst = [...owners.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(longestFirst.map(toPattern).join('|'), 'gu');
  return pages.flatMap(({ file, permalink, tree }) => {
    const found = new Map<string, BareMention>();
    visit(tree, (node) => {
      if (
        node.type === 'link' ||
        node.type === 'linkReference' ||
        node.type === 'heading'
      )
        return SKIP;
      if (node.type !== 'text') return undefined;
      for (const { 0: name, index } of node.value.matchAll(pattern)) {
        const owner = owners.get(name);
        if (!owner || owner.file === file || found.has(owner.file)) continue;
        if (isLinked(permalink, owner.permalink)) continue;
        const above = node.value.slice(0, index).split('\n').length - 1;
        const line = (node.position?.start.line ?? 1) + above;
        found.set(owner.file, { file, line, name, to: owner.file });
      }
      return undefined;
    });
    return [...found.values()];
  });
}
