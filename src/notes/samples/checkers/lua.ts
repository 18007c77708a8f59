import luaparse from 'luaparse';

import { eachSample } from '../eachSample.ts';

/**
 * Lua as LuaJIT and Neovim take it. Not by tree-sitter: the grammar's scanner that
 * tree-sitter-wasms 0.1.13 carries refuses right code from the second sample on.
 */
export default eachSample(({ code }) => {
  try {
    luaparse.parse(code, { luaVersion: 'LuaJIT' });
    return { depth: 'parsed', findings: [] };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const { line } = error as SyntaxError & { line?: number };
    const message = error.message.replace(/^\[\d+:\d+\] /, '');
    return { depth: 'parsed', findings: [{ line: line ?? 0, message }] };
  }
});
