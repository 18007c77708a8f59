/** CSS for the blog: one stylesheet that only the blog's pages load. */
const BLOG_STYLES = /[\\/](?:theme[\\/](?:Blog|Tag)|css[\\/]blog\.css$)/;

/** CSS for diagrams: one stylesheet for the notes that have one. */
const DRAWING_STYLES = /[\\/]drawing\.css$/;

/** CSS that stays with the JavaScript chunk that needs it: used on one page only, or loaded late. */
const OWN_STYLES =
  /[\\/](?:HomePage|SearchDialog|NoteFilters|graph[\\/]client|NearestNotes|TokenBucket|DocCategoryGeneratedIndexPage|DocCardList|LiveBlock[\\/]playground\.module\.css$)(?:[\\/]|$)/;

type StyleModule = { readonly nameForCondition: () => string | null | undefined };

const cssGroup = (name: string, test: (file: string) => boolean) => ({
  name,
  type: 'css/mini-extract',
  test: (module: StyleModule) => test(module.nameForCondition() ?? ''),
  chunks: 'all' as const,
  enforce: true,
  priority: 50,
});

const SEPARATE = [BLOG_STYLES, DRAWING_STYLES, OWN_STYLES];

/**
 * Docusaurus puts all CSS into one file, because the load order of several files can change which rule
 * wins. Here, a separate stylesheet contains only rules in the theme's cascade layers, or for classes
 * that the other stylesheets don't use.
 */
export const cssCacheGroups = {
  styles: cssGroup('styles', (file) => !SEPARATE.some((own) => own.test(file))),
  drawingStyles: cssGroup('drawing', (file) => DRAWING_STYLES.test(file)),
  blogStyles: cssGroup('blog', (file) => BLOG_STYLES.test(file)),
};
