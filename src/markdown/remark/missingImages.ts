import { existsSync } from 'node:fs';
import path from 'node:path';

import type { Image, PhrasingContent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

import { relativePath } from 'mdx-source';
import { findMissingImage } from 'notes-lint';

function notice({ alt }: Image, missing: string): PhrasingContent {
  return {
    type: 'strong',
    children: [
      { type: 'text', value: 'Missing image: ' },
      { type: 'inlineCode', value: missing },
      ...(alt ? [{ type: 'text' as const, value: ` (${alt})` }] : []),
    ],
  };
}

/**
 * Remark plugin for `start`: replaces an image whose file is missing by a message. Otherwise, Docusaurus
 * wouldn't compile the page.
 *
 * @param options - `siteDir`: the site's folder
 */
export default function missingImages({ siteDir }: { readonly siteDir: string }) {
  return (tree: Root, file: VFile): void => {
    const name = relativePath(siteDir, file.path);
    const hasFile = (missing: string) => existsSync(path.join(siteDir, missing));
    visit(tree, 'image', (image, index, parent) => {
      const missing = findMissingImage(image.url, name, hasFile);
      if (missing === undefined || index === undefined) return;
      parent?.children.splice(index, 1, notice(image, missing));
    });
  };
}
