import registry from '@generated/registry';
import chunkNames from '@generated/routesChunkNames';

import { decodePath } from 'mdx-source/client';

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

/** A path, decoded and without a trailing slash. */
const toKey = (path: string) => decodePath(path).replace(/(?<=.)\/$/, '');

/**
 * Reads what a card shows of a page from the page's own script, which Docusaurus loads anyway when its
 * link is hovered.
 *
 * @param path - path of the page
 * @returns nothing for the current page, for a page that isn't from MDX, that is unlisted or has no
 * description, and if the script can't be loaded
 */
export async function readPreview(path: string): Promise<Preview | undefined> {
  const key = toKey(path);
  const [, { content } = {}] =
    Object.entries(chunkNames).find(
      ([name, names]) => names['content'] && toKey(name.replace(/-[^-]+$/, '')) === key,
    ) ?? [];
  const load = typeof content === 'string' ? registry[content]?.[0] : undefined;
  if (!load || key === toKey(location.pathname)) return undefined;
  const page = (await load().catch(() => undefined)) as MdxModule | undefined;
  const { description } = page?.frontMatter ?? {};
  if (!page || !description || page.metadata.unlisted) return undefined;
  return { ...page.frontMatter, title: page.metadata.title, description };
}
