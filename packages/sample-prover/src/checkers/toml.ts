import { parse, type TomlError } from 'smol-toml';

import { createChecker, findSyntaxError } from '../run/checker.ts';

/** TOML 1.0. */
export default createChecker('parsed', ({ code }) =>
  findSyntaxError(
    () => parse(code),
    ({ line, message }: TomlError) => ({
      line,
      message: `Not TOML: ${message.split('\n')[0] ?? ''}`,
    }),
  ),
);
