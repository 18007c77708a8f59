// Counts the refreshes and requests of the note's interceptor, as its test does for the fetch client.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import axios from 'axios';
import { createApi } from './shared-refresh.ts';

const seen = { refreshes: 0, requests: 0 };
let accepts = 'nobody';
let mode = 'normal';
let held; // the response of /slow, which waits
const bodies = [];
const server = createServer(async (request, response) => {
  if (request.url === '/v1/token') {
    seen.refreshes += 1;
    if (mode === 'refresh rejected') return response.writeHead(401).end();
    const token = randomUUID();
    if (mode === 'normal') accepts = `Bearer ${token}`;
    return response.end(token);
  }
  seen.requests += 1;
  if (request.method === 'POST') {
    const parts = await request.toArray();
    bodies.push(`${request.headers['content-type']} ${Buffer.concat(parts)}`);
  }
  const status = request.headers.authorization === accepts ? 200 : 401;
  const send = () => response.writeHead(status).end('[]');
  if (request.url === '/v1/slow' && status === 401) held = send;
  else send();
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const base = `http://127.0.0.1:${server.address().port}/v1/`;
// The refresh goes through plain axios, not through the instance.
const api = createApi(base, async () => (await axios.post(`${base}token`)).data);

async function report(what, work) {
  Object.assign(seen, { refreshes: 0, requests: 0 });
  const results = await Promise.allSettled(await work());
  const ok = results.filter(({ status }) => status === 'fulfilled').length;
  console.log(
    `${what}: ${seen.refreshes} refreshes, ${seen.requests} requests, ${ok} of ${results.length} ok`,
  );
}
await report('five at once', () => [1, 2, 3, 4, 5].map(() => api('orders')));
await report('two, one 401 arrives late', async () => {
  accepts = 'another token';
  const late = api('slow');
  while (!held) await new Promise(setImmediate);
  const first = api('orders');
  await first;
  held();
  return [first, late];
});
accepts = 'another token';
await report('one POST', () => [api.post('orders', { item: 'tea' })]);
for (const body of bodies) console.log('  got', body);
for (mode of ['new token rejected', 'refresh rejected']) {
  accepts = 'another token';
  await report(mode, () => [api('orders')]);
}
server.close();
server.closeAllConnections();
