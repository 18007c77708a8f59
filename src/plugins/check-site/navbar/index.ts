import path from 'node:path';

import type { AllContent, LoadContext } from '@docusaurus/types';

import { formatFault } from 'notes-lint';
import { checkIds } from './checkIds.ts';
import { checkStyle } from './checkStyle.ts';
import { checkTypes } from './checkTypes.ts';
import { docsIndex } from './docsIndex.ts';
import { listEntries, type NavbarFinding } from './listEntries.ts';

/** The site config, and the config file that error messages name. */
type Place = Pick<LoadContext, 'siteConfig' | 'siteConfigPath'>;

function refuse(
  { siteConfigPath }: Place,
  findings: readonly NavbarFinding[],
  count: number,
): void {
  if (findings.length === 0) return;
  const file = path.basename(siteConfigPath);
  const texts = findings.map((finding) =>
    formatFault({ ...finding, file, severity: 'error' }),
  );
  const sum = `${count} navbar items checked: ${findings.length} errors`;
  throw new Error([...texts, sum].join('\n\n'));
}

/** Rejects unknown item types and the style `primary`: what can be checked from the config alone. */
export function refuseForm(place: Place): void {
  const { themeConfig } = place.siteConfig;
  const entries = listEntries(themeConfig);
  refuse(place, [...checkStyle(themeConfig), ...checkTypes(entries)], entries.length);
}

/**
 * Rejects items that refer to something that no plugin has loaded.
 *
 * @param allContent - the loaded content of all plugins
 */
export function refuseNames(place: Place, allContent: AllContent): void {
  const entries = listEntries(place.siteConfig.themeConfig);
  refuse(place, checkIds(entries, docsIndex(allContent)), entries.length);
}
