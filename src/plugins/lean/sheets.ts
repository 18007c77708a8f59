/** Rules for the blog only: one sheet, which its pages and no others load. */
const BLOG_STYLES = /[\\/](?:theme[\\/](?:Blog|Tag)|css[\\/]blog\.css$)/;

/** Rules for drawings: one sheet, for the notes that have one. */
const DRAWING_STYLES = /[\\/]css[\\/]drawing\.css$/;

/** Rules that go with the scripts that need them: those of one page, and those that load late. */
const OWN_STYLES =
  /[\\/](?:HomePage|SearchDialog|NoteFilters|NearestNotes|TokenBucket|MDXPage|DocCategoryGeneratedIndexPage|DocCardList|Enlarge|Diagram|LiveBlock[\\/]running\.module\.css$)(?:[\\/]|$)/;

type StyleModule = { readonly nameForCondition: () => string | null | undefined };

const sheet = (name: string, test: (file: string) => boolean) => ({
  name,
  type: 'css/mini-extract',
  test: (module: StyleModule) => test(module.nameForCondition() ?? ''),
  chunks: 'all' as const,
  enforce: true,
  priority: 50,
});

const APART = [BLOG_STYLES, DRAWING_STYLES, OWN_STYLES];

/**
 * Docusaurus puts all rules into one sheet, since sheets that come one after the other may change
 * which rule wins. Here a sheet of its own has only what stands in the layers of the theme, or sets
 * classes that the other sheets do not know.
 */
export const sheets = {
  styles: sheet('styles', (file) => !APART.some((own) => own.test(file))),
  drawingStyles: sheet('drawing', (file) => DRAWING_STYLES.test(file)),
  blogStyles: sheet('blog', (file) => BLOG_STYLES.test(file)),
};
