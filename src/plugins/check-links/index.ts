import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';

import { type Fault, formatFault, isError } from '../../notes/index.ts';
import { checkLinks } from './checkLinks.ts';
import { listPlanned } from './listPlanned.ts';
import { builtFile, listPages } from './listPages.ts';

function findLine(file: string, text: string): number | undefined {
  if (text === '' || !existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  const index = lines.findIndex((line) => line.includes(text));
  return index < 0 ? undefined : index + 1;
}

function isFile(file: string): boolean {
  return existsSync(file) && statSync(file).isFile();
}

/** Other locales have builds, and so checks, of their own. */
function isElsewhere({ baseUrl, i18n }: LoadContext, pathname: string): boolean {
  const others = i18n.locales.filter((locale) => locale !== i18n.currentLocale);
  return (
    !pathname.startsWith(baseUrl) ||
    others.some((locale) => `${pathname}/`.startsWith(`${baseUrl}${locale}/`))
  );
}

function formatReport(faults: readonly Fault[], pages: number): string {
  const sum = `${pages} pages checked: ${faults.length} broken links`;
  return [...faults.map(formatFault), sum].join('\n\n');
}

/**
 * Reports links and anchors that lead nowhere with the file and line they stand in. Docusaurus
 * checks them after this hook and names only the pages; its check stays on as a second net.
 */
export default function checkLinksPlugin(context: LoadContext): Plugin {
  const { siteDir, baseUrl } = context;
  return {
    name: 'check-links',
    postBuild({ outDir, routes, plugins }) {
      const place = { outDir, baseUrl, routes };
      const pages = listPages(place);
      if (pages.length === 0) {
        throw new Error('check-links looked at 0 pages: the build wrote none.');
      }
      const planned = listPlanned(plugins, baseUrl);
      const faults = checkLinks(pages, {
        exists: (pathname) =>
          isElsewhere(context, pathname) ||
          planned.has(pathname) ||
          isFile(builtFile(place, pathname)),
        lineOf: (source, text) => findLine(path.join(siteDir, source), text),
      });
      const [errors, warnings] = [
        faults.filter(isError),
        faults.filter((f) => !isError(f)),
      ];
      if (warnings.length > 0) logger.warn(formatReport(warnings, pages.length));
      if (errors.length > 0) throw new Error(formatReport(errors, pages.length));
    },
  };
}
