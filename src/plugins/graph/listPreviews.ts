import { isListed, readText, type Entry } from 'mdx-source';
import { toKey } from './toKey.ts';

/** The content of a page's preview: title, description, kind, date last verified, language. */
export type Preview = readonly [
  title: string,
  line: string,
  kind?: string,
  verified?: string,
  lang?: string,
];

/**
 * Lists the previews of all pages that can have one: listed pages with a description.
 *
 * @returns previews by page key, which includes the base URL
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
