/** Entry point of what knows how pages hang together, for Node. */
export { buildGraph, type Mention, type PageNode, type Related } from './buildGraph.ts';
export { createResolver, type Resolved } from './createResolver.ts';
export type { GraphPage, PageLink } from './page.ts';
export type { Sentence } from './readLinks.ts';
