/** Entry point, for Node. */
export {
  buildGraph,
  type GraphPage,
  type Mention,
  type PageLink,
  type PageNode,
  type Related,
} from './buildGraph.ts';
export type { Sentence } from './findSentence.ts';
