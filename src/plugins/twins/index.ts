import type { LoadContext, Plugin } from '@docusaurus/types';
import { generate, normalizeUrl } from '@docusaurus/utils';

import { listEntries, readPage, type Entry } from 'mdx-source';
import { formatIndex } from './formatIndex.ts';
import { resolveLink } from './resolveLink.ts';
import { toMarkdown } from './toMarkdown.ts';
import { twinPath } from './twinPath.ts';

/** Options of the plugin. */
export type Options = {
  /** Address of a file's view in the repository, with a slash at the end. */
  readonly repositoryUrl: string;
  /** Name of the part of the site that pages in no folder belong to. */
  readonly otherPages: string;
};

const isPublic = ({ frontMatter, unlisted }: Entry) =>
  !unlisted && !frontMatter['unlisted'] && !frontMatter['draft'];

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

/**
 * Writes a Markdown twin of each note, page and post beside its page, for readers who want to take it
 * along, and `llms.txt` (https://llmstxt.org), which lists them.
 */
export default function twins(
  { siteDir, siteConfig, baseUrl }: LoadContext,
  { repositoryUrl, otherPages }: Options,
): Plugin {
  const siteUrl = normalizeUrl([siteConfig.url, baseUrl]);
  let entries: readonly Entry[] = [];
  return {
    name: 'twins',
    allContentLoaded({ allContent }) {
      entries = listEntries(allContent, siteDir, otherPages).filter(isPublic);
    },
    async postBuild({ outDir }) {
      const pages = new Map(entries.map(({ file, permalink }) => [file, permalink]));
      const write = async ({ file, permalink, title, frontMatter }: Entry) => {
        const tree = structuredClone(readPage(siteDir, file).tree);
        const head = {
          title,
          description: textOf(frontMatter['description']),
          url: new URL(permalink, siteUrl).href,
          verified: textOf(frontMatter['last_verified']),
        };
        const places = { siteUrl, repositoryUrl, pages };
        const text = toMarkdown(tree, head, (url) =>
          resolveLink(url, file, permalink, places),
        );
        await generate(outDir, twinPath(permalink.slice(baseUrl.length)), text);
      };
      await Promise.all(entries.map(write));
      await generate(outDir, 'llms.txt', formatIndex(siteConfig, siteUrl, entries));
    },
  };
}
