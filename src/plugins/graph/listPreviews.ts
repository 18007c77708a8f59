import { isListed, readText, type Entry } from 'mdx-source';
import { toKey } from './toKey.ts';

/** What the preview of a page says: title, description, kind, day it was last verified, language. */
export type Preview = readonly [
  title: string,
  line: string,
  kind?: string,
  verified?: string,
  lang?: string,
];

/**
 * Lists the pages that links are previewed of: those that are listed and say in a line what they answer.
 *
 * @returns previews by the key of their page, base path included
 */
export function listPreviews(entries: readonly Entry[]): Record<string, Preview> {
  const previews = entries.filter(isListed).flatMap((entry) => {
    const [line, kind, verified, lang] = [
      'description',
      'kind',
      'last_verified',
      'lang',
    ].map((key) => readText(entry.frontMatter[key]));
    if (!line) return [];
    const preview = [entry.title, line, kind, verified, lang] as const;
    return [[toKey(entry.permalink), preview] as const];
  });
  return Object.fromEntries(previews);
}
