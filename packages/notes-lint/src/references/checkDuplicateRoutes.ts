import type { Problem } from 'mdx-source';
import type { LinkTargets, Target } from './resolve.ts';

/**
 * Finds notes that share a URL: Docusaurus writes both pages to one file, and only one is kept. It treats `/x`
 * and `/x/` as two routes, so `onDuplicateRoutes` says nothing about those.
 */
export function checkDuplicateRoutes({ notes }: LinkTargets): Problem[] {
  const first = new Map<string, Target>();
  return notes.flatMap((note): Problem[] => {
    if (note.isDraft) return [];
    const route = note.permalink.replace(/\/$/, '');
    const other = first.get(route);
    first.set(route, other ?? note);
    if (!other) return [];
    return [
      {
        file: note.file,
        line: 1,
        rule: 'links/address',
        severity: 'warning',
        message: `The URL ${route} is also that of ${other.file}; only one of the two pages is kept.`,
        remedy: 'Rename one of the files, or give it another slug.',
      },
    ];
  });
}
