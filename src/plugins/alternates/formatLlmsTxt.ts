import { type LoadedPage, readString } from 'mdx-source';

import { markdownPath } from '../../notes/shared/urls.ts';

/** Lists the Markdown versions by area, in the format of https://llmstxt.org. */
export function formatLlmsTxt(
  { title, tagline }: { readonly title: string; readonly tagline: string },
  siteUrl: string,
  pages: readonly LoadedPage[],
): string {
  const areas = [...new Set(pages.map(({ area }) => area))];
  const line = ({ title: name, permalink, frontMatter }: LoadedPage) => {
    const link = `- [${name}](${new URL(markdownPath(permalink), siteUrl).href})`;
    const description = readString(frontMatter['description']);
    return description ? `${link}: ${description}` : link;
  };
  const lists = areas.map((area) => {
    const own = pages.filter((page) => page.area === area);
    return `## ${area}\n\n${own.map(line).join('\n')}\n`;
  });
  return [`# ${title}\n`, `> ${tagline}\n`, ...lists].join('\n');
}
