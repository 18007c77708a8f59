import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

import { relativePath } from 'mdx-source';
import { labUrl } from '../../notes/labUrl.ts';
import { site } from '../../site.ts';

/**
 * Remark plugin: makes a relative link to a lab lead to the repository.
 *
 * It must run before Docusaurus' plugins, which would copy the file into the build.
 */
export default function labLinks({ siteDir }: { readonly siteDir: string }) {
  return (tree: Root, file: VFile): void => {
    const note = relativePath(siteDir, file.path);
    visit(tree, (node) => {
      if (node.type !== 'link' && node.type !== 'definition') return;
      node.url = labUrl(note, node.url, { ...site, siteDir }) ?? node.url;
    });
  };
}
