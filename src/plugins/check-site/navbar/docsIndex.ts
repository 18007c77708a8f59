import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';

/** What navbar items can refer to in one instance of the docs plugin. */
export type DocsIndex = {
  readonly version: readonly string[];
  /** Docs of the latest version, which every page can link to. */
  readonly doc: readonly string[];
  readonly sidebar: readonly string[];
  /** Docs that exist but aren't published; an item that refers to one is not rendered. */
  readonly drafts: readonly string[];
};

function indexOf({ loadedVersions }: LoadedContent): DocsIndex {
  const latest = loadedVersions.find(({ isLast }) => isLast);
  return {
    version: loadedVersions.map(({ versionName }) => versionName),
    doc: latest?.docs.map(({ id }) => id) ?? [],
    sidebar: Object.keys(latest?.sidebars ?? {}),
    drafts: latest?.drafts.map(({ id }) => id) ?? [],
  };
}

/**
 * What navbar items can refer to, by the docs plugin's id.
 *
 * @param allContent - the loaded content of all plugins
 */
export function docsIndex(allContent: AllContent): Map<string, DocsIndex> {
  const instances = allContent['docusaurus-plugin-content-docs'] as
    Readonly<Record<string, LoadedContent>> | undefined;
  return new Map(
    Object.entries(instances ?? {}).map(([id, content]) => [id, indexOf(content)]),
  );
}
