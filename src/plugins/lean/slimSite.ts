import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import type { DocusaurusConfig, GlobalData } from '@docusaurus/types';

import { listEntries } from '../check-site/navbar/listEntries.ts';
import { without } from './without.ts';

/** Parts of the site's configuration that only the build reads. */
const BUILD_ONLY = [
  'clientModules',
  'headTags',
  'markdown',
  'plugins',
  'presets',
  'ssrTemplate',
  'themes',
];

/** Of the theme's: code is highlighted while the site is built, with classes and not with a theme. */
const THEME_BUILD_ONLY = ['prism'];

/**
 * Leaves out of the configuration what only the build reads, the template of pages above all. Saves
 * 2.0 KB.
 *
 * @param config - of the site
 */
export function slimConfig(config: DocusaurusConfig): object {
  const themeConfig = without(config.themeConfig, THEME_BUILD_ONLY);
  return { ...without(config, BUILD_ONLY), themeConfig };
}

/** The types of items of the navbar that may lead to a note by its id. */
const NAMES_DOCS = /^(?:doc$|custom-)/;

const DOCS = 'docusaurus-plugin-content-docs';

/**
 * Leaves the list of pages out of the global data where the routes say the same: in docs of one version,
 * no other has the same page, and without an item of the navbar for a page nothing asks for ids. Saves
 * 1.2 KB with all 201 pages.
 *
 * @param data - as Docusaurus generates it
 * @param config - of the site, with its navbar
 */
export function slimGlobalData(
  { [DOCS]: instances = {}, ...rest }: GlobalData,
  { themeConfig }: Pick<DocusaurusConfig, 'themeConfig'>,
): object {
  const namesDocs = listEntries(themeConfig).some(({ item }) =>
    NAMES_DOCS.test(String(item.type)),
  );
  const slimInstances = Object.entries(instances).map(([id, instance]) => {
    const { versions, ...others } = instance as { versions: GlobalVersion[] };
    const left = versions.length > 1 || namesDocs ? [] : ['docs'];
    const slim = versions.map((version) => without(version, left));
    return [id, { ...others, versions: slim }] as const;
  });
  return { ...rest, [DOCS]: Object.fromEntries(slimInstances) };
}
