// Answers as /pluginManager/api/json?depth=1 does, in no order, with fields the note's script doesn't read.
import { createServer } from 'node:http';

const plugins = [
  { shortName: 'git', version: '5.7.0', active: true, hasUpdate: false },
  {
    shortName: 'configuration-as-code',
    version: '2117.vc05a_0b_e6b_f4e',
    active: true,
    hasUpdate: false,
  },
  {
    shortName: 'credentials',
    version: '1415.v831096eb_5534',
    active: true,
    hasUpdate: true,
  },
];
const server = createServer((request, response) => {
  const known = request.headers.authorization === `Basic ${btoa('admin:api-token')}`;
  response
    .writeHead(known ? 200 : 401)
    .end(known ? JSON.stringify({ plugins }) : '<html>');
});
server.listen(18080, '127.0.0.1');
