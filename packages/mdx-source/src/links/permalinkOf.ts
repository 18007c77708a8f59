import { createRequire } from 'node:module';
import path from 'node:path';

import { parseBlogFileName } from '@docusaurus/plugin-content-blog/lib/blogUtils.js';
import { DefaultNumberPrefixParser } from '@docusaurus/plugin-content-docs/lib/numberPrefix.js';
import { fileToPath } from '@docusaurus/utils';

import { readString } from '../page/frontMatter.ts';

const { posix } = path;

type SlugModule = typeof import('@docusaurus/plugin-content-docs/lib/slug.js');

// Its only export is called default, which every loader passes on in another way.
const { default: getSlug } = createRequire(import.meta.url)(
  '@docusaurus/plugin-content-docs/lib/slug.js',
) as SlugModule;

function slugOfDoc(docPath: string, slug: string | undefined, id: string | undefined) {
  const { filename } = DefaultNumberPrefixParser(posix.parse(docPath).name);
  try {
    return getSlug({
      baseID: id ?? filename,
      ...(slug !== undefined && { frontMatterSlug: slug }),
      source: `@site/docs/${docPath}`,
      sourceDirName: posix.dirname(docPath),
    });
  } catch {
    return docPath; // Docusaurus stops the build for it.
  }
}

/**
 * The route that Docusaurus gives a file's page, below the site's base path. A folder's
 * index ends with a slash.
 *
 * @param file - path relative to the site's folder, below `docs`, `blog` or `src/pages`
 * @param frontMatter - of the page; the `id` of a doc replaces its file name
 */
export function permalinkOf(
  file: string,
  { slug, id }: Readonly<Record<string, unknown>> = {},
): string {
  const chosen = readString(slug);
  const below = (folder: string) => posix.relative(folder, file);
  if (file.startsWith('docs/'))
    return posix.join('/docs', slugOfDoc(below('docs'), chosen, readString(id)));
  if (file.startsWith('blog/'))
    return posix.join('/blog', chosen ?? parseBlogFileName(below('blog')).slug);
  return posix.join('/', chosen ?? fileToPath(below('src/pages')));
}
