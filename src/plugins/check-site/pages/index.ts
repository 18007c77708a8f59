import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import type { LoadContext, Props } from '@docusaurus/types';

import { checkLinks } from './checkLinks.ts';
import { checkRoutes } from './checkRoutes.ts';
import { listPages } from './listPages.ts';
import { listPlanned } from './listPlanned.ts';
import { builtFile, readPages } from './readPages.ts';

function findLine(file: string, text: string): number | undefined {
  if (text === '' || !existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  const index = lines.findIndex((line) => line.includes(text));
  return index < 0 ? undefined : index + 1;
}

/** Other locales have builds, and so checks, of their own. */
function isElsewhere({ baseUrl, i18n }: LoadContext, pathname: string): boolean {
  const others = i18n.locales.filter((locale) => locale !== i18n.currentLocale);
  return (
    !pathname.startsWith(baseUrl) ||
    others.some((locale) => `${pathname}/`.startsWith(`${baseUrl}${locale}/`))
  );
}

/**
 * Reads the pages of a build, and finds links and anchors that lead nowhere, and pages that
 * overwrite each other.
 *
 * @param context - the site's
 * @param built - where the build stands, its routes and its plugins
 * @returns what was found, and how many pages were looked at
 */
export function checkPages(
  context: LoadContext,
  { outDir, routes, plugins }: Pick<Props, 'outDir' | 'routes' | 'plugins'>,
) {
  const { siteDir, baseUrl } = context;
  const place = { outDir, baseUrl };
  const pages = listPages(routes);
  const built = readPages(pages, place);
  const planned = listPlanned(plugins, baseUrl);
  const findings = checkLinks(built, {
    exists: (pathname) =>
      isElsewhere(context, pathname) ||
      planned.has(pathname) ||
      Boolean(statSync(builtFile(place, pathname), { throwIfNoEntry: false })?.isFile()),
    lineOf: (source, text) => findLine(path.join(siteDir, source), text),
  });
  return { findings: [...findings, ...checkRoutes(pages)], count: built.length };
}
