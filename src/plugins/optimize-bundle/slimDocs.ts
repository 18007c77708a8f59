import type {
  PropSidebarItem,
  PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';

/** Props of a docs route: either a version's root route or a category page. */
export type DocsProps = {
  readonly version?: PropVersionMetadata;
  readonly categoryGeneratedIndex?: { readonly permalink: string };
};

/** By a category's URL: the description of each of its notes, by the note's URL. */
type Descriptions = Map<string | undefined, Readonly<Record<string, string | undefined>>>;

/** A version without its notes and their ids; collects the notes' descriptions by category. */
function slimVersion(
  { docs, ...version }: PropVersionMetadata,
  descriptions: Descriptions,
): object {
  const slim = JSON.stringify({ ...version, docs: {} }, (key, value: unknown) => {
    const item = value as PropSidebarItem | null;
    if (item?.type === 'category') {
      const own = item.items.flatMap((below) =>
        below.type === 'link' && below.docId
          ? [[below.href, docs[below.docId]?.description] as const]
          : [],
      );
      descriptions.set(item.href, Object.fromEntries(own));
    }
    return key === 'docId' || (key === 'unlisted' && !value) ? undefined : value;
  });
  return JSON.parse(slim) as object;
}

/**
 * Removes the titles and descriptions of all notes from the data that every docs page loads, and gives
 * category pages the descriptions that they show. Saved 11.8 KB (brotli) when the site had 201 pages.
 *
 * @param all - the route props of one instance of the docs plugin
 * @returns the slimmed props, in the same order
 */
export function slimDocs(all: readonly DocsProps[]): object[] {
  const descriptions: Descriptions = new Map();
  const versions = all.map(
    ({ version }) => version && slimVersion(version, descriptions),
  );
  return all.map(({ categoryGeneratedIndex: page, ...rest }, index) => ({
    ...rest,
    ...(versions[index] && { version: versions[index] }),
    ...(page && {
      categoryGeneratedIndex: { ...page, descriptions: descriptions.get(page.permalink) },
    }),
  }));
}
