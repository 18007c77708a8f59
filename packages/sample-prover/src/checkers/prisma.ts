import { validate } from '@prisma/prisma-schema-wasm';

import { closestMatch } from 'mdx-source/problems';

import { createChecker, type SampleError } from '../run/checker.ts';

/** What a schema uses without defining it. */
const UNRESOLVED = /^Type "(\w+)" is neither a built-in type/;

/** The name that a schema uses without defining it, or a typo of one that it defines. */
function explainName(said: string, code: string): Partial<SampleError> {
  const [, name] = UNRESOLVED.exec(said) ?? [];
  if (name === undefined) return {};
  const defined = [...code.matchAll(/^(?:model|enum|type|view)\s+(\w+)/gm)];
  const meant = closestMatch(
    name,
    defined.map(([, one = '']) => one),
  );
  return meant
    ? { rule: 'typo', remedy: `Probably meant: ${meant}.` }
    : { unresolved: { name } };
}

/** Splits the report of Prisma's validator into errors. */
function readReport(report: string, code: string): SampleError[] {
  const [, ...parts] = report.split(/^error: /m);
  return parts.map((part) => ({
    line: Number(/schema\.prisma:(\d+)/.exec(part)?.[1] ?? 0),
    message: part.split('\n')[0] ?? part,
    ...explainName(part, code),
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
    return readReport((JSON.parse(report) as { message: string }).message, code);
  }
});
