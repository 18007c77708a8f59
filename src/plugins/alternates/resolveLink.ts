import { statSync } from 'node:fs';
import path from 'node:path';

import { isPageFile, type LinkedPage, type Resolved } from 'mdx-source';
import { filePathOf, splitUrl } from 'notes-lint';
import { labUrl, type Repository } from '../../notes/labUrl.ts';

/** How to find pages and their source files. */
type LinkContext = {
  /** Origin and base URL, with a trailing slash. */
  readonly siteUrl: string;
  readonly repository: Repository;
  /** Finds the page that a link points to, if it's a page of this site. */
  readonly findPage: (url: string, from: LinkedPage) => Resolved<LinkedPage> | undefined;
  /**
   * Receives the path of a file that's linked from beside its page, relative to the site's folder. Its URL is that path,
   * because the build has it only inlined or under a hashed name.
   */
  readonly onFile: (file: string) => void;
};

/** A file that isn't a page, such as an image, if the link leads to one by a path. */
function findFile(url: string, from: LinkedPage, siteDir: string): string | undefined {
  const file = filePathOf(splitUrl(url).name, from.file);
  if (url.startsWith('/') || file.startsWith('../') || isPageFile(file)) return undefined;
  const stats = statSync(path.join(siteDir, file), { throwIfNoEntry: false });
  return stats?.isFile() ? file : undefined;
}

/**
 * The full URL of a link.
 *
 * @param url - the URL as written by the author
 * @param from - the page that contains the link
 */
export function resolveLink(
  url: string,
  from: LinkedPage,
  { siteUrl, repository, findPage, onFile }: LinkContext,
): string {
  const lab = labUrl(from.file, url, repository);
  if (lab !== undefined) return lab;
  const found = findPage(url, from);
  if (found) return new URL(found.page.permalink + found.rest, siteUrl).href;
  const file = findFile(url, from, repository.siteDir);
  if (file !== undefined) {
    onFile(file);
    return new URL(encodeURI(file), siteUrl).href;
  }
  const full = url.replace(/^(?:pathname:\/\/)?\/(?!\/)/, siteUrl);
  return new URL(full, new URL(from.permalink, siteUrl)).href;
}
