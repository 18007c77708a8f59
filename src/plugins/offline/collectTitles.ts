import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';

import type { BlogContent } from '@docusaurus/plugin-content-blog';

/**
 * Collects the titles of notes and posts.
 *
 * @param content - what the content plugins loaded
 * @returns title by permalink; unlisted notes are left out
 */
export function collectTitles(content: AllContent): Record<string, string> {
  const docs = Object.values(
    content['docusaurus-plugin-content-docs'] ?? {},
  ) as LoadedContent[];
  const blogs = Object.values(
    content['docusaurus-plugin-content-blog'] ?? {},
  ) as BlogContent[];
  const entries = [
    ...docs.flatMap(({ loadedVersions }) =>
      loadedVersions.flatMap(({ docs: notes }) => notes),
    ),
    ...blogs.flatMap(({ blogPosts }) => blogPosts.map(({ metadata }) => metadata)),
  ];
  return Object.fromEntries(
    entries
      .filter(({ unlisted }) => !unlisted)
      .map(({ permalink, title }) => [permalink.replace(/(.)\/$/, '$1'), title]),
  );
}
