import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

import { relativePath } from 'mdx-source';
import { labUrl, type Repository } from '../../notes/labUrl.ts';

/**
 * Remark plugin: makes a relative link to a lab lead to the repository.
 *
 * It must run before Docusaurus' plugins, which would copy the file into the build.
 */
export default function labLinks(repository: Repository) {
  return (tree: Root, file: VFile): void => {
    const note = relativePath(repository.root, file.path);
    visit(tree, (node) => {
      if (node.type !== 'link' && node.type !== 'definition') return;
      node.url = labUrl(note, node.url, repository) ?? node.url;
    });
  };
}
