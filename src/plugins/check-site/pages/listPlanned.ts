import type { LoadedPlugin } from '@docusaurus/types';
import { normalizeUrl } from '@docusaurus/utils';

/** What the plugins that write files beside pages say about them; all of it is optional here. */
type FileOptions = {
  readonly routeBasePath?: string;
  readonly feedOptions?: { readonly type?: readonly string[] | null };
  readonly filename?: string;
};

const FEEDS: Readonly<Record<string, string>> = {
  rss: 'rss.xml',
  atom: 'atom.xml',
  json: 'feed.json',
};

function listFiles({ name, options }: Pick<LoadedPlugin, 'name' | 'options'>): string[] {
  const { routeBasePath = '', feedOptions, filename } = options as FileOptions;
  if (name === 'docusaurus-plugin-content-blog') {
    const types = feedOptions?.type ?? [];
    return types.map((type) => `${routeBasePath}/${FEEDS[type] ?? type}`);
  }
  return name === 'docusaurus-plugin-sitemap' && filename ? [filename] : [];
}

/**
 * Addresses of files that other plugins write in the same hook as this check runs in, feeds and
 * sitemap, so that they are not there yet when it looks.
 *
 * @param plugins - the plugins of the site, with their options
 */
export function listPlanned(
  plugins: readonly Pick<LoadedPlugin, 'name' | 'options'>[],
  baseUrl: string,
): ReadonlySet<string> {
  return new Set(plugins.flatMap(listFiles).map((file) => normalizeUrl([baseUrl, file])));
}
