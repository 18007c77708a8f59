import { statSync } from 'node:fs';
import path from 'node:path';

import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

import { relativeName, resolveLabLink } from 'notes-lint';

/** Where the labs are, and where readers see them. */
export type Options = {
  /** Root of the project, which is the root of the repository. */
  readonly root: string;
  readonly repositoryUrl: string;
  /** Branch whose files are linked. */
  readonly branch: string;
};

/**
 * Turns a relative link to a lab into the address of that folder or file in the repository, since labs are no pages of
 * the site. A link to what does not exist stays as it is; the note check reports it with its line.
 *
 * Stands before the plugins of Docusaurus, which would copy the file into the build.
 */
export default function labLinks({ root, repositoryUrl, branch }: Options) {
  return (tree: Root, file: VFile): void => {
    const note = relativeName(root, file.path);
    visit(tree, (node) => {
      if (node.type !== 'link' && node.type !== 'definition') return;
      const target = resolveLabLink(note, node.url);
      if (!target) return;
      const found = statSync(path.join(root, target), { throwIfNoEntry: false });
      if (!found) return;
      const view = found.isDirectory() ? 'tree' : 'blob';
      node.url = `${repositoryUrl}/${view}/${branch}/${encodeURI(target)}`;
    });
  };
}
