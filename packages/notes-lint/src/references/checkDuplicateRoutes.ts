import type { Ungraded } from '../rules/index.ts';
import type { LinkTargets } from './resolve.ts';

/**
 * Finds notes that share a URL: Docusaurus writes their pages to one file, so only one is kept. It treats
 * `/x` and `/x/` as two routes, and `onDuplicateRoutes` says nothing about those.
 *
 * @param isReported - whether problems of a file are reported; one of the notes gets the message
 */
export function checkDuplicateRoutes(
  { notes }: LinkTargets,
  isReported: (file: string) => boolean,
): Ungraded[] {
  const byRoute = new Map<string, string[]>();
  for (const { file, permalink, isDraft } of notes) {
    const route = permalink.replace(/\/$/, '');
    if (!isDraft) byRoute.set(route, [...(byRoute.get(route) ?? []), file]);
  }
  return [...byRoute].flatMap(([route, files]): Ungraded[] => {
    const file = files.find(isReported);
    if (files.length < 2 || file === undefined) return [];
    return [
      {
        file,
        line: 1,
        rule: 'links/same-url',
        message: `${files.join(' and ')} have the same URL, ${route}; only one of the pages is kept.`,
        remedy: 'Rename one of the files, or give it another slug.',
      },
    ];
  });
}
