import { loadParser } from 'docusaurus-theme-diagrams/parser';

import { createChecker } from '../checker.ts';

/** Checks diagrams with the parser of the theme that draws them. */
export default createChecker(
  'parsed',
  async ({ code }, _job, findError) => {
    const error = await findError(code);
    return error ? [error] : [];
  },
  loadParser,
);
