import type { AllContent } from '@docusaurus/types';

import type { Fault } from '../../../notes/index.ts';
import { checkIds } from './checkIds.ts';
import { checkStyle } from './checkStyle.ts';
import { checkTypes } from './checkTypes.ts';
import { docsIndex } from './docsIndex.ts';
import { listEntries } from './listEntries.ts';

/** What was found, and how many items were looked at. */
type Checked = { readonly faults: readonly Fault[]; readonly count: number };

/**
 * Finds items of an unknown type, and a style without colours: all that the configuration shows.
 *
 * @param themeConfig - the theme's configuration, validated or not
 * @param file - the configuration file, as messages name it
 */
export function checkForm(themeConfig: unknown, file: string): Checked {
  const entries = listEntries(themeConfig);
  const faults = [...checkStyle(themeConfig, file), ...checkTypes(entries, file)];
  return { faults, count: entries.length };
}

/**
 * Finds items that name what no plugin has loaded.
 *
 * @param themeConfig - the theme's configuration
 * @param file - the configuration file, as messages name it
 * @param allContent - what all plugins loaded
 */
export function checkNames(
  themeConfig: unknown,
  file: string,
  allContent: AllContent,
): Checked {
  const entries = listEntries(themeConfig);
  const faults = checkIds(entries, docsIndex(allContent), file);
  return { faults, count: entries.length };
}
