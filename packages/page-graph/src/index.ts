/** Entry point, for Node. */
export { buildGraph, type Mention, type PageNode, type Related } from './buildGraph.ts';
export {
  createResolver,
  type GraphPage,
  type PageLink,
  type Resolved,
} from './createResolver.ts';
export type { Sentence } from './readLinks.ts';
