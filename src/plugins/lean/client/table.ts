import type { ChunkNames } from '@docusaurus/types';
import table from '@generated/lean/table.json';

/** A route with the names of its chunks; what a leaf has by default, `exact`, is left out. */
export type Row = {
  readonly path: string;
  readonly names: ChunkNames;
  readonly exact?: boolean;
  readonly sidebar?: string;
  readonly routes?: readonly Row[];
};

export default table as readonly Row[];
