import logger from '@docusaurus/logger';
import type { ReportingSeverity } from '@docusaurus/types';

import { type Fault, formatFault } from 'notes-lint';

/** What is wrong; how much it weighs is for the site's configuration to say. */
export type Finding = Omit<Fault, 'severity'>;

/**
 * Reports all faults in one text, the way that the site's configuration asks for.
 *
 * @param findings - what was found
 * @param checked - what was looked at, such as `12 pages`
 * @param setting - such as `onBrokenLinks`
 * @throws an error with the text where the setting is `throw`
 */
export function report(
  findings: readonly Finding[],
  checked: string,
  setting: ReportingSeverity,
): void {
  if (findings.length === 0) return;
  const severity = setting === 'throw' ? 'error' : 'warning';
  const texts = findings.map((finding) => formatFault({ ...finding, severity }));
  const sum = `${checked} checked: ${findings.length} faults`;
  logger.report(setting)([...texts, sum].join('\n\n'));
}
