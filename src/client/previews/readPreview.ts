import registry from '@generated/registry';

import { chunksOf } from '../../notes/shared/chunksOf.ts';

/** What a card shows of a page: fields of its front matter. */
export type Preview = {
  readonly title: string;
  readonly description: string;
  readonly last_verified?: string;
  readonly lang?: string;
};

/** What a compiled MDX file exports. */
type MdxModule = {
  readonly metadata: { readonly title: string; readonly unlisted?: boolean };
  readonly frontMatter: Partial<Preview>;
};

/** The name of the chunk with a page's MDX. */
const mdxChunkOf = (path: string) =>
  chunksOf(path)
    .map(({ content }) => content)
    .find((chunk) => typeof chunk === 'string');

/**
 * Reads what a card shows of a page from the page's own script, which Docusaurus loads anyway when its
 * link is hovered.
 *
 * @param path - path of the page
 * @returns nothing for the current page, for a page that isn't from MDX, that is unlisted or has no
 * description, and if the script can't be loaded
 */
export async function readPreview(path: string): Promise<Preview | undefined> {
  const chunk = mdxChunkOf(path);
  if (chunk === mdxChunkOf(location.pathname)) return undefined;
  const load = registry[chunk ?? '']?.[0];
  const page = (await load?.().catch(() => undefined)) as MdxModule | undefined;
  const { description } = page?.frontMatter ?? {};
  if (!page || !description || page.metadata.unlisted) return undefined;
  return { ...page.frontMatter, title: page.metadata.title, description };
}
