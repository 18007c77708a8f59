import type { Plugin } from '@docusaurus/types';

/** Docusaurus names the chunks of routes; what is imported later, when it is needed, has no name. */
function belongsToRoute({ name }: { readonly name?: string | null }): boolean {
  return Boolean(name);
}

/**
 * Keeps lazily imported code out of the chunk that every page loads. Docusaurus collects there what
 * many chunks share; on a site with few pages that is also what the many chunks of mermaid share.
 */
export default function routeChunks(): Plugin {
  return {
    name: 'route-chunks',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            optimization: {
              splitChunks: { cacheGroups: { common: { chunks: belongsToRoute } } },
            },
          },
  };
}
