import luaparse from 'luaparse';

import { findInEach, findThrown } from '../eachSample.ts';

/**
 * Lua as LuaJIT and Neovim take it. Not by tree-sitter: the grammar's scanner that
 * tree-sitter-wasms 0.1.13 carries refuses right code from the second sample on.
 */
export default findInEach('parsed', ({ code }) => {
  const parse = () => luaparse.parse(code, { luaVersion: 'LuaJIT' });
  return findThrown(parse, SyntaxError, (error: SyntaxError & { line?: number }) => ({
    line: error.line ?? 0,
    message: error.message.replace(/^\[\d+:\d+\] /, ''),
  }));
});
