import type { LinkTargets, Target } from '../links/resolve.ts';
import type { Ungraded } from '../problems/ungraded.ts';

const routeOf = ({ permalink }: Target) => permalink.replace(/\/$/, '');

/**
 * Finds notes that share a URL: Docusaurus writes their pages to one file, so only one is kept. It treats
 * `/x` and `/x/` as two routes, and `onDuplicateRoutes` says nothing about those.
 *
 * @param notes - sorted by file, so that the first of a URL is the one that Docusaurus keeps
 */
export function checkDuplicateRoutes({ notes }: Pick<LinkTargets, 'notes'>): Ungraded[] {
  const published = notes.filter(({ isDraft }) => !isDraft);
  const byRoute = new Map<string, Target[]>();
  for (const note of published)
    byRoute.set(routeOf(note), [...(byRoute.get(routeOf(note)) ?? []), note]);
  return published.flatMap((note): Ungraded | [] => {
    const route = routeOf(note);
    const [kept, lost] = byRoute.get(route) ?? [];
    const other = note === kept ? lost : kept;
    if (!other) return [];
    return {
      file: note.file,
      line: note.slugLine,
      rule: 'links/same-url',
      message: `${other.file} has the same URL, ${route}, so the page of ${note === kept ? 'that' : 'this'} note isn't kept.`,
      remedy: 'Rename one of the files, or give it another slug.',
    };
  });
}
