import path from 'node:path';

import { includesAny } from './includesAny.ts';

/** CSS by the pages that load it: parts of its files' names. */
export const SEPARATE_STYLES = {
  /** The blog: one stylesheet that only the blog's pages load. */
  blog: ['/theme/Blog', '/theme/Tag', '/css/blog.css'],
  /** Diagrams: one stylesheet for the notes that have one. */
  drawing: ['/drawing.css'],
  /** Few pages: it stays with the chunk of each. */
  page: ['/HomePage/', '/DocCardList/'],
};

type StyleModule = { nameForCondition(): string | null | undefined };

type Context = {
  readonly chunkGraph: {
    getModuleChunks(module: StyleModule): readonly { readonly name?: string | null }[];
  };
};

/** Groups CSS, except what is imported on demand: it stays with its chunk, which has no name. */
const cssGroup = (name: string, test: (file: string) => boolean) => ({
  name,
  type: 'css/mini-extract',
  test: (module: StyleModule, { chunkGraph }: Context) =>
    chunkGraph.getModuleChunks(module).some((chunk) => chunk.name) &&
    test(module.nameForCondition() ?? ''),
  chunks: 'all' as const,
  enforce: true,
  priority: 50,
});

const isSeparate = includesAny(Object.values(SEPARATE_STYLES).flat());

/**
 * Docusaurus puts all CSS into one file, because the load order of several files can change which rule
 * wins. Here, a separate stylesheet contains only rules in the theme's cascade layers, or for classes
 * that the other stylesheets don't use.
 *
 * @param siteDir - the site's folder; the CSS of a note or post stays with its page
 */
export function cssCacheGroups(siteDir: string) {
  const isOfContent = (file: string) =>
    /^(?:blog|docs)[\\/]/.test(path.relative(siteDir, file));
  return {
    styles: cssGroup('styles', (file) => !isSeparate(file) && !isOfContent(file)),
    drawingStyles: cssGroup('drawing', includesAny(SEPARATE_STYLES.drawing)),
    blogStyles: cssGroup('blog', includesAny(SEPARATE_STYLES.blog)),
  };
}
