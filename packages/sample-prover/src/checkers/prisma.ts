import { validate } from '@prisma/prisma-schema-wasm';

import { createChecker, type SampleError } from '../run/checker.ts';

/** Splits the report of Prisma's validator into errors. */
function readReport(report: string): SampleError[] {
  const [, ...parts] = report.split(/^error: /m);
  return parts.map((part) => ({
    line: Number(/schema\.prisma:(\d+)/.exec(part)?.[1] ?? 0),
    message: part.split('\n')[0] ?? part,
  }));
}

/** Checks Prisma schemas with the validator that Prisma's own tools use. */
export default createChecker('compiled', ({ code }) => {
  try {
    validate(JSON.stringify({ prismaSchema: [['schema.prisma', code]], noColor: true }));
    return [];
  } catch (error) {
    const { message: report } = error as Error;
    if (!report.startsWith('{')) throw error;
    return readReport((JSON.parse(report) as { message: string }).message);
  }
});
