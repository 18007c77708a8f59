import { cssCacheGroups } from './cssCacheGroups.ts';

/** Docusaurus names route chunks; chunks that are imported on demand have no name. */
function belongsToRoute({ name }: { readonly name?: string | null }): boolean {
  return Boolean(name);
}

const BLOG = new RegExp(
  [
    '[\\\\/](?:docusaurus-)?plugin-content-blog[\\\\/]',
    '[\\\\/]theme[\\\\/](?:Blog|Edit|LastUpdated|Tag|Icon[\\\\/]Edit)',
    '[\\\\/]blogTranslations\\.js$',
  ].join('|'),
);

/** Modules that every note needs; in separate chunks, these few KB would take six requests. */
const NOTE = new RegExp(
  [
    '[\\\\/]theme[\\\\/](?:Doc(?:s?Root|VersionRoot|Item|Sidebar|Breadcrumbs|Paginator|VersionBa)|TOCCollapsible|BackToTop|NotFound|Icon[\\\\/]Arrow)',
    '[\\\\/]components[\\\\/]AreaNotes[\\\\/]',
    '[\\\\/]accessibilityUtils\\.js$',
    '[\\\\/]plugin-content-docs[\\\\/]lib[\\\\/]client[\\\\/]',
    '[\\\\/]docusaurus-plugin-content-docs[\\\\/]default[\\\\/]__plugin',
  ].join('|'),
);

/** Puts modules shared by routes into one chunk per kind of page, not one per combination of routes. */
const shared = (name: string, test: (resource: string) => boolean) => ({
  name,
  test: (module: object) =>
    !('type' in module && module.type === 'css/mini-extract') &&
    test(('resource' in module && String(module.resource)) || ''),
  chunks: belongsToRoute,
  minChunks: 2,
  minSize: 0,
  priority: 40,
});

/** Splits shared modules so that notes don't load the blog's code. */
const cacheGroups = {
  ...cssCacheGroups,
  defaultVendors: false as const,
  common: shared('common', (resource) => !BLOG.test(resource)),
  note: { ...shared('common', (resource) => NOTE.test(resource)), minChunks: 1 },
  blog: shared('blog', (resource) => BLOG.test(resource)),
};

/**
 * Decides which chunks a page loads. Docusaurus splits by how many routes share a module: on this site,
 * that created a dozen chunks of a few KB each, which compress badly, and pulled mermaid, which is
 * imported on demand, into the chunk that every page loads. Saves 13.7 KB and ten requests.
 */
export const splitChunks = { cacheGroups };
