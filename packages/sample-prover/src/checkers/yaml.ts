import { parseAllDocuments } from 'yaml';

import { createChecker } from '../run/checker.ts';

/** Parses YAML 1.2, one or more documents; a duplicate key is an error. */
export default createChecker('parsed', ({ code }) => {
  const errors = parseAllDocuments(code).flatMap((one) => one.errors.slice(0, 1));
  return errors.map(({ linePos, message }) => ({
    line: linePos?.[0].line ?? 0,
    message: `Not YAML: ${(message.split('\n')[0] ?? '').replace(/ at line \d.*/, '')}`,
  }));
});
