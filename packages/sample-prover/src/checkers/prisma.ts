import { stripVTControlCharacters } from 'node:util';

import { getDMMF } from '@prisma/internals';

import type { Finding } from '../checker.ts';
import { findInEach } from '../eachSample.ts';

/** Splits the report of Prisma's validator into one finding per error. */
function readReport(report: string): Finding[] {
  const parts = stripVTControlCharacters(report)
    .split(/^error: /m)
    .slice(1);
  return parts.map((part) => ({
    line: Number(/schema\.prisma:(\d+)/.exec(part)?.[1] ?? 0),
    message: part.split('\n')[0] ?? part,
  }));
}

/** Prisma schemas, by Prisma's own validator; it needs no database and no network. */
export default findInEach('compiled', async ({ code }) => {
  try {
    await getDMMF({ datamodel: code });
    return [];
  } catch (error) {
    const findings = readReport(error instanceof Error ? error.message : '');
    if (findings.length === 0) throw error;
    return findings;
  }
});
