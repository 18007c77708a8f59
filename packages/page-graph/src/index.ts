/** Entry point, for Node. */
export { buildGraph, type PageNode } from './buildGraph.ts';
export type { Mention } from './findBacklinks.ts';
export type { GraphPage, PageLink } from './graphPage.ts';
