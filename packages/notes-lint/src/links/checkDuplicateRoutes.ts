import type { LinkTargets, Target } from './resolve.ts';
import type { Ungraded } from '../problems/ungraded.ts';

/**
 * Finds notes that share a URL: Docusaurus writes their pages to one file, so only one is kept. It treats
 * `/x` and `/x/` as two routes, and `onDuplicateRoutes` says nothing about those.
 *
 * @param notes - sorted by file, so that the first of a URL is the one that Docusaurus keeps
 */
export function checkDuplicateRoutes({ notes }: Pick<LinkTargets, 'notes'>): Ungraded[] {
  const known = new Map<string, Target>();
  return notes.flatMap((note): Ungraded | [] => {
    const route = note.permalink.replace(/\/$/, '');
    const kept = known.get(route);
    if (!kept && !note.isDraft) known.set(route, note);
    if (!kept || note.isDraft) return [];
    return {
      file: note.file,
      line: note.slugLine,
      rule: 'links/same-url',
      message: `${kept.file} has the same URL, ${route}, so the page of this note isn't kept.`,
      remedy: 'Rename one of the files, or give it another slug.',
    };
  });
}
