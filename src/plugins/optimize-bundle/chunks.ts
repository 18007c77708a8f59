import { cssCacheGroups } from './cssCacheGroups.ts';
import { includesAny } from './includesAny.ts';

/** Modules by the pages that need them: parts of their files' names. */
export const MODULES = {
  blog: [
    '/plugin-content-blog/',
    '/docusaurus-plugin-content-blog/',
    '/theme/Blog',
    '/theme/Edit',
    '/theme/LastUpdated',
    '/theme/Tag',
    '/theme/Icon/Edit',
    '/blogTranslations.js',
  ],
  /** What every note needs; in separate chunks, these few KB would take six requests. */
  notes: [
    '/theme/DocRoot',
    '/theme/DocsRoot',
    '/theme/DocVersionRoot',
    '/theme/DocItem',
    '/theme/DocSidebar',
    '/theme/DocPaginator',
    '/theme/DocVersionBadge',
    '/theme/DocVersionBanner',
    '/theme/BackToTop',
    '/theme/NotFound',
    '/theme/Icon/Arrow',
    '/components/AreaNotes/',
    '/accessibilityUtils.js',
    '/plugin-content-docs/lib/client/',
    '/docusaurus-plugin-content-docs/default/__plugin',
  ],
};

const isOfBlog = includesAny(MODULES.blog);

/** Puts modules shared by routes into the named chunk, not into one chunk per combination of routes. */
const shared = (name: string, test: (resource: string) => boolean) => ({
  name,
  test: (module: object) =>
    !('type' in module && module.type === 'css/mini-extract') &&
    test(('resource' in module && String(module.resource)) || ''),
  // Docusaurus names the chunks of routes; those that are imported on demand have no name.
  chunks: (chunk: { readonly name?: string | null }) => Boolean(chunk.name),
  minChunks: 2,
  minSize: 0,
  priority: 40,
});

/** Two chunks, so that notes don't load the blog's code: `common`, with all that notes need, and `blog`. */
const modules = {
  defaultVendors: false as const,
  common: shared('common', (resource) => !isOfBlog(resource)),
  commonOfNotes: { ...shared('common', includesAny(MODULES.notes)), minChunks: 1 },
  blog: shared('blog', isOfBlog),
};

/**
 * Decides which chunks a page loads. Docusaurus splits by how many routes share a module: on this site,
 * that created a dozen chunks of a few KB each, which compress badly.
 */
export const splitChunks = (siteDir: string) => ({
  cacheGroups: { ...cssCacheGroups(siteDir), ...modules },
});
