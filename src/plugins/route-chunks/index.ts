import path from 'node:path';

import type { Plugin } from '@docusaurus/types';

/** Docusaurus names the chunks of routes; what is imported later, when it is needed, has no name. */
function belongsToRoute({ name }: { readonly name?: string | null }): boolean {
  return Boolean(name);
}

const BLOG = /[\\/](?:plugin-content-blog|theme[\\/]Blog)/;

/** What every note needs; in chunks of their own these few KB would be six requests. */
const NOTE = /[\\/]theme[\\/]Doc(?:sRoot|VersionRoot|Root|Item|Sidebar)[\\/]/;

/** Modules that routes share, in one chunk a kind of page instead of one a combination of routes. */
const shared = (name: string, test: (resource: string) => boolean) => ({
  name,
  test: (module: object) => test(('resource' in module && String(module.resource)) || ''),
  chunks: belongsToRoute,
  minChunks: 2,
  minSize: 0,
  priority: 40,
});

/** Splits what the routes share for readers of notes, who need not load the blog's. */
const cacheGroups = {
  defaultVendors: false as const,
  common: shared('common', (resource) => !BLOG.test(resource)),
  note: { ...shared('common', (resource) => NOTE.test(resource)), minChunks: 1 },
  blog: shared('blog', (resource) => BLOG.test(resource)),
};

/** Generated modules, of which a browser needs a part. */
const slimRules = ['registry.js', 'docusaurus.config.mjs'].map((file) => ({
  test: (resource: string) => resource.endsWith(path.join('.docusaurus', file)),
  enforce: 'pre' as const,
  use: [path.join(__dirname, `slim-${path.parse(file).name}.cjs`)],
}));

/**
 * Decides what a reader loads to see a page. Docusaurus splits by how many routes share a module:
 * on this site that made a dozen chunks of a few KB each, which compress badly, and pulled mermaid,
 * which is imported when it is needed, into the chunk that every page loads.
 */
export default function routeChunks(): Plugin {
  return {
    name: 'route-chunks',
    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV !== 'production'
        ? undefined
        : {
            optimization: { splitChunks: { cacheGroups } },
            module: { rules: slimRules },
            resolve: { alias: { tslib$: path.join(__dirname, 'tslib.cjs') } },
          },
  };
}
