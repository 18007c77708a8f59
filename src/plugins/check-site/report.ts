import logger from '@docusaurus/logger';
import type { ReportingSeverity } from '@docusaurus/types';

import { type Fault, formatFault } from '../../notes/index.ts';

/**
 * Reports all faults in one text, the way that the site's configuration asks for.
 *
 * @param faults - what was found
 * @param checked - what was looked at, such as `12 pages`
 * @param setting - such as `onBrokenLinks`
 * @throws an error with the text where the setting is `throw`
 */
export function report(
  faults: readonly Fault[],
  checked: string,
  setting: ReportingSeverity,
): void {
  if (faults.length === 0) return;
  const severity = setting === 'throw' ? 'error' : 'warning';
  const texts = faults.map((fault) => formatFault({ ...fault, severity }));
  const sum = `${checked} checked: ${faults.length} faults`;
  logger.report(setting)([...texts, sum].join('\n\n'));
}
