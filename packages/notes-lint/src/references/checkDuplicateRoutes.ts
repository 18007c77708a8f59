import type { Ungraded } from '../rules/index.ts';
import type { LinkTargets, Target } from './resolve.ts';

/**
 * Finds notes that share a URL: Docusaurus writes their pages to one file, so only one is kept. It treats
 * `/x` and `/x/` as two routes, and `onDuplicateRoutes` says nothing about those.
 *
 * @param notes - sorted by file, so that the first of a URL is the one that Docusaurus keeps
 * @param isReported - whether problems of a file are reported; a note whose page is lost gets the message, if possible
 */
export function checkDuplicateRoutes(
  { notes }: LinkTargets,
  isReported: (file: string) => boolean,
): Ungraded[] {
  const byRoute = new Map<string, Target[]>();
  for (const note of notes) {
    const route = note.permalink.replace(/\/$/, '');
    if (!note.isDraft) byRoute.set(route, [...(byRoute.get(route) ?? []), note]);
  }
  return [...byRoute].flatMap(([route, [kept, ...lost]]): Ungraded[] => {
    const note = [...lost, kept].find((one) => one && isReported(one.file));
    if (!kept || !note || lost.length === 0) return [];
    const files = [kept, ...lost].map(({ file }) => file);
    return [
      {
        file: note.file,
        line: note.slugLine,
        rule: 'links/same-url',
        message: `${files.join(' and ')} have the same URL, ${route}; only the page of ${kept.file} is kept.`,
        remedy: 'Rename one of the files, or give it another slug.',
      },
    ];
  });
}
