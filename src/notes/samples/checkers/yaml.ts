import { parseAllDocuments } from 'yaml';

import { eachSample } from '../eachSample.ts';

/** YAML 1.2, one or many documents; a key that stands twice is an error. */
export default eachSample(({ code }) => {
  const documents = parseAllDocuments(code);
  const errors = Array.isArray(documents)
    ? documents.flatMap((one) => one.errors.slice(0, 1))
    : [];
  return {
    depth: 'parsed',
    findings: errors.map(({ linePos, message }) => ({
      line: linePos?.[0].line ?? 0,
      message: `Not YAML: ${(message.split('\n')[0] ?? '').replace(/ at line \d.*/, '')}`,
    })),
  };
});
