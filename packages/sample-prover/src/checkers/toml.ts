import { parse, TomlError } from 'smol-toml';

import { findInEach, findThrown } from '../eachSample.ts';

/** TOML 1.0. */
export default findInEach('parsed', ({ code }) =>
  findThrown(
    () => parse(code),
    TomlError,
    ({ line, message }) => ({
      line,
      message: `Not TOML: ${message.split('\n')[0] ?? ''}`,
    }),
  ),
);
