import type { Problem } from 'mdx-source';
import type { LinkTargets } from './resolve.ts';

/**
 * Finds notes that share a URL, and reports each of them: Docusaurus writes both pages to one file, and only
 * one is kept. It treats `/x` and `/x/` as two routes, so `onDuplicateRoutes` says nothing about those.
 */
export function checkDuplicateRoutes({ notes }: LinkTargets): Problem[] {
  const published = notes
    .filter(({ isDraft }) => !isDraft)
    .map((note) => ({ note, route: note.permalink.replace(/\/$/, '') }));
  const byRoute = new Map<string, string[]>();
  for (const { note, route } of published)
    byRoute.set(route, [...(byRoute.get(route) ?? []), note.file]);
  return published.flatMap(({ note: { file, slugLine = 1 }, route }): Problem[] => {
    const other = byRoute.get(route)?.find((one) => one !== file);
    if (other === undefined) return [];
    return [
      {
        file,
        line: slugLine,
        rule: 'links/address',
        severity: 'warning',
        message: `The URL ${route} is also that of ${other}; only one of the two pages is kept.`,
        remedy: 'Rename one of the files, or give it another slug.',
      },
    ];
  });
}
