import { parse, type TomlError } from 'smol-toml';

import { findInEach, findThrown } from '../checker.ts';

/** TOML 1.0. */
export default findInEach('parsed', ({ code }) =>
  findThrown(
    () => parse(code),
    ({ line, message }: TomlError) => ({
      line,
      message: `Not TOML: ${message.split('\n')[0] ?? ''}`,
    }),
  ),
);
