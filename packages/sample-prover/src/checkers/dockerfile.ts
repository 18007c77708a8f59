import { validate } from 'dockerfile-utils';

import { createChecker } from '../run/checker.ts';

/** Checks Dockerfiles with the rules of Docker's own editor support. */
export default createChecker('parsed', ({ code }) =>
  validate(code).map(({ range, message }) => ({
    line: range.start.line + 1,
    message: `${typeof message === 'string' ? message : message.value}.`,
  })),
);
