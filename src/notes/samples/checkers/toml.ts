import { parse, TomlError } from 'smol-toml';

import { eachSample } from '../eachSample.ts';

/** TOML 1.0. */
export default eachSample(({ code }) => {
  try {
    parse(code);
    return { depth: 'parsed', findings: [] };
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const message = `Not TOML: ${error.message.split('\n')[0] ?? ''}`;
    return { depth: 'parsed', findings: [{ line: error.line, message }] };
  }
});
