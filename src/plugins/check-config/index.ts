import path from 'node:path';

import logger from '@docusaurus/logger';
import type {
  LoadContext,
  Plugin,
  ThemeConfigValidationContext,
} from '@docusaurus/types';

import { formatFault, type Fault } from '../../content/fault.ts';
import { checkNavbarIds } from './checkNavbarIds.ts';
import { checkNavbarTypes } from './checkNavbarTypes.ts';
import { checkRoutes, listPages } from './checkRoutes.ts';
import { docsIndex } from './docsIndex.ts';
import { navbarEntries } from './navbarEntries.ts';

const CONFIG_FILE = 'docusaurus.config.ts';

function report(faults: readonly Fault[], checked: string): string {
  return [...faults.map(formatFault), `${checked} checked: ${faults.length} faults`].join(
    '\n\n',
  );
}

function throwAll(faults: readonly Fault[], checked: string): void {
  if (faults.length > 0) {
    throw new Error(report(faults, checked));
  }
}

/**
 * Refuses a navbar that names what does not exist, while the message can still show the item, and
 * reports pages that overwrite each other.
 */
export default function checkConfig({ siteConfig, siteConfigPath }: LoadContext): Plugin {
  const file = path.basename(siteConfigPath);
  return {
    name: 'check-config',
    allContentLoaded({ allContent }) {
      const entries = navbarEntries(siteConfig.themeConfig);
      const faults = checkNavbarIds(entries, docsIndex(allContent), file);
      throwAll(faults, `${entries.length} navbar items`);
    },
    postBuild({ routes }) {
      const pages = listPages(routes);
      if (pages.length === 0) {
        throw new Error(
          'check-config looked at 0 pages: the build has no routes to compare.',
        );
      }
      const faults = checkRoutes(pages);
      if (faults.length > 0) {
        logger.warn(report(faults, `${pages.length} pages`));
      }
    },
  };
}

/** Runs before the theme's own check, whose message names neither item nor remedy. */
export function validateThemeConfig<T>({
  themeConfig,
}: ThemeConfigValidationContext<T>): T {
  const entries = navbarEntries(themeConfig);
  throwAll(checkNavbarTypes(entries, CONFIG_FILE), `${entries.length} navbar items`);
  return themeConfig;
}

checkConfig.validateThemeConfig = validateThemeConfig;
