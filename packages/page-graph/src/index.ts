/** Entry point, for Node. */
export { buildGraph, type Mention, type PageNode, type Related } from './buildGraph.ts';
export { createResolver, type Resolved } from './createResolver.ts';
export type { GraphPage, PageLink } from './page.ts';
export type { Sentence } from './readLinks.ts';
