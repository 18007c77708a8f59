import path from 'node:path';

import { resolveMarkdownLinkPathname } from '@docusaurus/utils';

import { decodePath } from './decodePath.ts';

/** A page that links to others or is linked to. */
export type LinkedPage = {
  /** Path of the file, relative to the site's folder. */
  readonly file: string;
  /** Path of the page on its host, base path included. */
  readonly permalink: string;
};

/** The target page of a link, with the link's query and hash. */
export type Resolved<P> = { readonly page: P; readonly rest: string };

/** The content plugins that resolve links to files, each to its own files, by their folders. */
const CONTENT = ['docs', 'blog'];

/** A base for resolving paths and one for URLs; neither is read. */
const SITE_DIR = '/site';
const ORIGIN = 'http://site.invalid';

/** Whether a URL has a scheme or a host, so that it isn't resolved. */
export function isExternal(url: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url);
}

/** Whether a name or a link ends as that of a Markdown file. */
export function isMarkdownFile(name: string): boolean {
  return /\.mdx?$/i.test(name);
}

/**
 * The path that a browser requests for a link, without a trailing slash.
 *
 * @param name - the link without query and hash
 * @param permalink - of the page with the link
 * @param baseUrl - base path of the site, which links in the text leave out
 */
export function toPathname(name: string, permalink: string, baseUrl: string): string {
  const below = name.startsWith('/') ? path.posix.join(baseUrl, name) : name;
  const { pathname } = new URL(below, ORIGIN + permalink);
  return decodePath(pathname).replace(/(?<=.)\/$/, '');
}

/** Creates a function that finds the page of a link to a file, in the folder of the same content plugin. */
function createFileFinder<P extends LinkedPage>(pages: readonly P[]) {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const sources = new Map(
    CONTENT.map((folder) => {
      const inFolder = pages.filter(({ file }) => file.startsWith(`${folder}/`));
      return [folder, new Map(inFolder.map(({ file }) => [`@site/${file}`, file]))];
    }),
  );
  return (name: string, { file }: LinkedPage) => {
    const [folder = ''] = file.split('/', 1);
    const sourceToPermalink = sources.get(folder);
    if (!sourceToPermalink || !isMarkdownFile(decodePath(name))) return undefined;
    const contentPath = path.join(SITE_DIR, folder);
    // Docusaurus decodes the name, and throws at a stray %.
    const target = resolveMarkdownLinkPathname(encodeURI(decodePath(name)), {
      sourceFilePath: path.join(SITE_DIR, file),
      sourceToPermalink,
      siteDir: SITE_DIR,
      contentPaths: { contentPath, contentPathLocalized: contentPath },
    });
    return byFile.get(target ?? '');
  };
}

/**
 * Creates a function that finds the page a link leads to, as Docusaurus does: by its file, or else by its
 * URL.
 *
 * @param pages - all pages of the site
 * @param baseUrl - base path of the site
 */
export function createResolver<P extends LinkedPage>(
  pages: readonly P[],
  baseUrl: string,
) {
  const findFile = createFileFinder(pages);
  const byPathname = new Map(
    pages.map((page) => [toPathname('', page.permalink, baseUrl), page]),
  );

  /**
   * @param kind - `url` for a URL that Docusaurus takes as it is, such as that of a JSX attribute
   * @returns `undefined` if the link leaves the site, or leads to a file or within its own page
   */
  return (
    url: string,
    from: LinkedPage,
    kind: 'link' | 'url' = 'link',
  ): Resolved<P> | undefined => {
    const [, name = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
    if (name === '' || isExternal(url)) return undefined;
    const page =
      (kind === 'link' ? findFile(name, from) : undefined) ??
      byPathname.get(toPathname(name, from.permalink, baseUrl));
    return page && { page, rest };
  };
}
