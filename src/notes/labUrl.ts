import { statSync } from 'node:fs';
import path from 'node:path';

import { resolveLabLink } from 'notes-lint';

/** The repository that has the labs. */
export type Repository = {
  /** Its folder here. */
  readonly siteDir: string;
  readonly repositoryUrl: string;
  /** Branch to link to. */
  readonly branch: string;
};

/**
 * The URL in the repository of a lab's folder or file, because labs aren't pages of the site.
 *
 * @param note - path of the note that links to it, relative to the site's folder
 * @param url - as the author wrote it
 * @returns `undefined` if the link leads elsewhere, or to a missing file, which the note check reports
 */
export function labUrl(note: string, url: string, repository: Repository) {
  const { siteDir, repositoryUrl, branch } = repository;
  const lab = resolveLabLink(note, url);
  const stats = lab && statSync(path.join(siteDir, lab), { throwIfNoEntry: false });
  if (!stats) return undefined;
  const view = stats.isDirectory() ? 'tree' : 'blob';
  return `${repositoryUrl}/${view}/${branch}/${encodeURI(lab)}`;
}
