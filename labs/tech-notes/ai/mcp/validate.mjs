// What the sketch answers, against the schema of the SDK for revision 2026-07-28 and by error code.
import { spawnSync } from 'node:child_process';
import { isSpecType } from '@modelcontextprotocol/server';

const meta = (version) => ({
  'io.modelcontextprotocol/protocolVersion': version,
  'io.modelcontextprotocol/clientCapabilities': {},
});
const request = (id, method, params = {}, version = '2026-07-28') =>
  JSON.stringify({
    jsonrpc: '2.0',
    id,
    method,
    params: { ...params, _meta: meta(version) },
  });
const find = (id, text) =>
  request(id, 'tools/call', { name: 'find_order', arguments: { id: text } });
const lines = {
  'server/discover': [request(1, 'server/discover'), 'DiscoverResult'],
  'tools/list': [request(2, 'tools/list'), 'ListToolsResult'],
  'tools/call': [find(3, 'A-17'), 'CallToolResult'],
  'tools/call, no such order': [find(4, 'A-0'), 'CallToolResult'],
  'U+2028 inside a string': [find(5, 'A-17\u2028'), 'CallToolResult'],
  'carriage return at the end': [`${find(6, 'A-17')}\r`, 'CallToolResult'],
  'no such tool': [request(7, 'tools/call', { name: 'constructor' })],
  'no such method': [request(8, 'ping')],
  'another version': [request(9, 'tools/list', {}, '1900-01-01')],
  'no _meta': ['{"jsonrpc":"2.0","id":10,"method":"tools/list"}'],
  'capabilities null': [
    '{"jsonrpc":"2.0","id":13,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":null}}}',
  ],
  initialize: ['{"jsonrpc":"2.0","id":11,"method":"initialize","params":{}}'],
  'no method': ['{"jsonrpc":"2.0","id":12}'],
  null: ['null'],
  'a batch': ['[]'],
  'no JSON': ['hello'],
};
for (const [name, [line, type]] of Object.entries(lines)) {
  const { stdout } = spawnSync('node', ['sketch.mjs'], {
    input: `${line}\n`,
    encoding: 'utf8',
  });
  const { result, error } = JSON.parse(stdout);
  const told = error
    ? `${error.code} ${error.message}`
    : isSpecType[type](result)
      ? `valid ${type}`
      : 'INVALID';
  console.log(`${name.padEnd(28)} ${told}`);
}
const notification =
  '{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}\n';
const { stdout } = spawnSync('node', ['sketch.mjs'], {
  input: notification,
  encoding: 'utf8',
});
console.log(`${'a notification'.padEnd(28)} ${stdout.length} bytes`);
