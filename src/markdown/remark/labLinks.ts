import { statSync } from 'node:fs';
import path from 'node:path';

import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

import { relativePath, resolveLabLink } from 'mdx-source';

/** Where the labs are, and where readers can view them. */
type LabLinksOptions = {
  /** The project's root, which is the repository's root too. */
  readonly root: string;
  readonly repositoryUrl: string;
  /** Branch to link to. */
  readonly branch: string;
};

/**
 * Remark plugin: replaces a relative link to a lab by the URL of that folder or file in the repository,
 * because labs aren't pages of the site. A link to a missing file is left alone; the note check reports
 * it with its line.
 *
 * It must run before Docusaurus' plugins, which would copy the file into the build.
 */
export default function labLinks({ root, repositoryUrl, branch }: LabLinksOptions) {
  return (tree: Root, file: VFile): void => {
    const note = relativePath(root, file.path);
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
