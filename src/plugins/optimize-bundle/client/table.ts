import type { ChunkNames } from '@docusaurus/types';
import table from '@generated/optimize-bundle/table.json';

/** A route with the names of its chunks; `exact` is omitted for leaf routes, where it's the default. */
export type Row = {
  readonly path: string;
  readonly names: ChunkNames;
  readonly exact?: boolean;
  readonly sidebar?: string;
  readonly routes?: readonly Row[];
};

export default table as readonly Row[];
