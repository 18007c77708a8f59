import { sheets } from './sheets.ts';

/** Docusaurus names the chunks of routes; what is imported later, when it is needed, has no name. */
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

/** What every note needs; in chunks of their own these few KB would be six requests. */
const NOTE = new RegExp(
  [
    '[\\\\/]theme[\\\\/](?:Doc(?:s?Root|VersionRoot|Item|Sidebar|Breadcrumbs|Paginator|VersionBa)|TOCCollapsible|BackToTop|NotFound|Icon[\\\\/]Arrow)',
    '[\\\\/]components[\\\\/](?:AreaNotes|Collapsible)[\\\\/]',
    '[\\\\/]accessibilityUtils\\.js$',
    '[\\\\/]plugin-content-docs[\\\\/]lib[\\\\/]client[\\\\/]',
    '[\\\\/]docusaurus-plugin-content-docs[\\\\/]default[\\\\/]__plugin',
  ].join('|'),
);

/** Modules that routes share, in one chunk a kind of page instead of one a combination of routes. */
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

/** Splits what the routes share for readers of notes, who need not load the blog's. */
const cacheGroups = {
  ...sheets,
  defaultVendors: false as const,
  common: shared('common', (resource) => !BLOG.test(resource)),
  note: { ...shared('common', (resource) => NOTE.test(resource)), minChunks: 1 },
  blog: shared('blog', (resource) => BLOG.test(resource)),
};

/**
 * Decides what a reader loads to see a page. Docusaurus splits by how many routes share a module: on
 * this site that made a dozen chunks of a few KB each, which compress badly, and pulled mermaid, which
 * is imported when it is needed, into the chunk that every page loads. Saves 13.7 KB and ten requests.
 *
 * @param bundler - Rspack puts what two groups of one name take into one chunk; webpack refuses such groups
 */
export function splitChunks(bundler: 'rspack' | 'webpack') {
  if (bundler === 'rspack') return { cacheGroups };
  const groups = Object.entries(cacheGroups).map(
    ([name, group]) => [name, group && { ...group, name }] as const,
  );
  return { cacheGroups: Object.fromEntries(groups) };
}
