import { readFileSync } from 'node:fs';

import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** What each note of a category is about, by its address; for each category's page, by its own. */
type Lines = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What the loader of the docs' data has to know of one instance of the docs. */
export type DocsFacts = {
  /** Whether a note lists cards of its own; whose lines those are is known only in the browser. */
  readonly usesCards: boolean;
  readonly lines: Lines;
};

function listLines({ docs, sidebars }: LoadedVersion): Lines {
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const linesOf = (items: readonly SidebarItem[]) =>
    items
      .flatMap((item) => ('id' in item && byId.get(item.id)) || [])
      .map(({ permalink, description }) => [permalink, description] as const);
  const visit = (item: SidebarItem): [string, Record<string, string>][] => {
    if (item.type !== 'category') return [];
    const below = item.items.flatMap(visit);
    return item.link?.type === 'generated-index'
      ? [[item.link.permalink, Object.fromEntries(linesOf(item.items))], ...below]
      : below;
  };
  return Object.fromEntries(Object.values(sidebars).flat().flatMap(visit));
}

/**
 * Reads from what was loaded for this build what pages of categories show. Not from Docusaurus' folder
 * of generated files, where those of notes that are gone stay.
 *
 * @param allContent - what the content plugins loaded
 * @param siteDir - folder of the site, which `@site` stands for
 * @returns the facts by the id of the docs' instance
 */
export function readDocsFacts(
  allContent: AllContent,
  siteDir: string,
): Record<string, DocsFacts> {
  const instances = Object.entries(allContent['docusaurus-plugin-content-docs'] ?? {});
  return Object.fromEntries(
    instances.map(([id, content]) => {
      const { loadedVersions } = content as LoadedContent;
      const sources = loadedVersions.flatMap(({ docs }) =>
        docs.map(({ source }) => source),
      );
      const usesCards = sources.some((source) =>
        readFileSync(source.replace(/^@site/, siteDir), 'utf8').includes('DocCardList'),
      );
      const lines = Object.assign({}, ...loadedVersions.map(listLines)) as Lines;
      return [id, { usesCards, lines }];
    }),
  );
}
