import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import type { GlobalData } from '@docusaurus/types';
import data from '@generated/lean/globalData.json';

import table, { type Row } from './table.ts';

type Instances = Readonly<Record<string, { readonly versions: GlobalVersion[] }>>;

function listLeaves(rows: readonly Row[] = []): Row[] {
  return rows.flatMap((row) => (row.routes ? listLeaves(row.routes) : row));
}

const globalData = data as GlobalData;
const instances = globalData['docusaurus-plugin-content-docs'] as Instances | undefined;

for (const { versions } of Object.values(instances ?? {})) {
  for (const version of versions) {
    const route = table.find(({ path }) => path === version.path);
    // The build leaves the list out where nothing asks for pages by id.
    version.docs ??= listLeaves(route?.routes) as (Row & { readonly id: string })[];
  }
}

/** In place of `@generated/globalData`, which lists the pages of the docs a second time. */
export default globalData;
