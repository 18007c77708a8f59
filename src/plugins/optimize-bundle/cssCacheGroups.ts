import { includesAny } from './includesAny.ts';

/** CSS by where it goes: parts of its files' names. */
export const SEPARATE_STYLES = {
  /** The blog: one stylesheet that only the blog's pages load. */
  blog: ['/theme/Blog', '/theme/Tag', '/css/blog.css'],
  /** Diagrams: one stylesheet for the notes that have one. */
  drawing: ['/drawing.css'],
  /** What stays with the JavaScript chunk that needs it: used on one page only, or loaded late. */
  own: [
    '/HomePage/',
    '/SearchDialog/',
    '/NoteFilters/',
    '/client/previews/',
    '/NearestNotes/',
    '/TokenBucket/',
    '/DocCardList/',
    '/LiveBlock/playground.module.css',
  ],
};

type StyleModule = { readonly nameForCondition: () => string | null | undefined };

const cssGroup = (name: string, test: (file: string) => boolean) => ({
  name,
  type: 'css/mini-extract',
  test: (module: StyleModule) => test(module.nameForCondition() ?? ''),
  chunks: 'all' as const,
  enforce: true,
  priority: 50,
});

const isSeparate = includesAny(Object.values(SEPARATE_STYLES).flat());

/**
 * Docusaurus puts all CSS into one file, because the load order of several files can change which rule
 * wins. Here, a separate stylesheet contains only rules in the theme's cascade layers, or for classes
 * that the other stylesheets don't use.
 */
export const cssCacheGroups = {
  styles: cssGroup('styles', (file) => !isSeparate(file)),
  drawingStyles: cssGroup('drawing', includesAny(SEPARATE_STYLES.drawing)),
  blogStyles: cssGroup('blog', includesAny(SEPARATE_STYLES.blog)),
};
