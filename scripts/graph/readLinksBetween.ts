import { createResolver, readLinks } from 'page-graph';

import type { NotePage } from './toPages.ts';

/** Links between notes: the files that the text of each leads to, by its own file. */
export function readLinksBetween(pages: readonly NotePage[]): Map<string, Set<string>> {
  const resolve = createResolver(pages, '/');
  return new Map(
    pages.map((page) => {
      const reached = readLinks(page.tree, page.lang).map(
        ({ url }) => resolve(url, page)?.page.file,
      );
      return [
        page.file,
        new Set(reached.filter((to) => to !== undefined && to !== page.file)),
      ];
    }),
  ) as Map<string, Set<string>>;
}

/** How many notes link to each. */
export function countInbound(
  links: ReadonlyMap<string, ReadonlySet<string>>,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const to of [...links.values()].flatMap((reached) => [...reached]))
    counts.set(to, (counts.get(to) ?? 0) + 1);
  return counts;
}
