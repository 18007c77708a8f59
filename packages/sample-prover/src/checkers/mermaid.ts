import { loadParser } from 'docusaurus-theme-diagrams/parser';

import type { Checker } from '../run/checker.ts';

/** Checks diagrams with the parser of the theme that draws them. */
const check: Checker = async () => {
  const findError = await loadParser();
  return async ({ code }) => {
    const error = await findError(code);
    return { depth: 'parsed', errors: error ? [error] : [] };
  };
};

export default check;
