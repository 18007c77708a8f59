import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';

/** What the navbar can name in one instance of the docs plugin. */
export type DocsIndex = {
  readonly versions: readonly string[];
  /** Documents of the latest version, which every page can link to. */
  readonly docs: readonly string[];
  /** Documents that exist but are not published; naming them yields nothing. */
  readonly drafts: readonly string[];
  readonly sidebars: readonly string[];
};

function indexOf({ loadedVersions }: LoadedContent): DocsIndex {
  const latest = loadedVersions.find(({ isLast }) => isLast);
  return {
    versions: loadedVersions.map(({ versionName }) => versionName),
    docs: latest?.docs.map(({ id }) => id) ?? [],
    drafts: latest?.drafts.map(({ id }) => id) ?? [],
    sidebars: Object.keys(latest?.sidebars ?? {}),
  };
}

/**
 * What the navbar can name, by the docs plugin's id.
 *
 * @param allContent - what all plugins loaded
 */
export function docsIndex(allContent: AllContent): Map<string, DocsIndex> {
  const instances = allContent['docusaurus-plugin-content-docs'] ?? {};
  return new Map(
    Object.entries(instances).map(([id, content]) => [
      id,
      indexOf(content as LoadedContent),
    ]),
  );
}
