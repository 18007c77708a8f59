import logger from '@docusaurus/logger';
import type { ReportingSeverity } from '@docusaurus/types';

import { type Fault, formatFault } from 'notes-lint';

/** An error without a severity, which the site config decides. */
export type Finding = Omit<Fault, 'severity'>;

/**
 * Reports all errors in one message, with the severity that the site config sets.
 *
 * @param findings - the errors found
 * @param checked - what was checked, such as `12 pages`
 * @param setting - such as `onBrokenLinks`
 * @throws an error with the message if the setting is `throw`
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
