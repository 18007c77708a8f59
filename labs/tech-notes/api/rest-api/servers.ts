// Three servers for nginx: one that hangs up, one that answers, and the note's handler.
import { createServer as createHttp } from 'node:http';
import { createServer } from 'node:net';
import { patch } from './patch.ts';
import { find } from './world.ts';

const first = (chunk: Buffer) => chunk.toString('latin1').split(' ', 1)[0];

createServer((socket) =>
  socket
    .on('error', () => {})
    .on('data', (chunk) => {
      console.log(`the first server got ${first(chunk)} and hung up`);
      socket.destroy();
    }),
).listen(4501, '127.0.0.1');

createServer((socket) =>
  socket
    .on('error', () => {})
    .on('data', (chunk) => {
      console.log(`the second server got ${first(chunk)} and answered`);
      socket.end('HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}');
    }),
).listen(4502, '127.0.0.1');

createHttp(async (message, reply) => {
  const id = (message.url ?? '').split('/').at(-1) ?? '';
  if (message.method === 'GET') {
    const order = await find(id);
    const body = JSON.stringify({ id, note: order?.note, filler: 'x'.repeat(2000) });
    return reply
      .writeHead(200, { 'Content-Type': 'application/json', ETag: `"${order?.version}"` })
      .end(body);
  }
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  const headers = new Headers();
  for (const name of ['if-match', 'content-type']) {
    const value = message.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  const request = new Request('http://api.example/', {
    method: 'PATCH',
    headers,
    body: Buffer.concat(chunks),
  });
  const answer = await patch(id, request);
  reply
    .writeHead(answer.status, Object.fromEntries(answer.headers))
    .end(await answer.text());
}).listen(4503, '127.0.0.1', () => console.log('ready'));
