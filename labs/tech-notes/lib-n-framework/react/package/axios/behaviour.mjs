import { once } from 'node:events';
import { createServer } from 'node:http';
import axios from 'axios';

async function serve(name) {
  const server = createServer((request, response) => {
    const token = request.headers.authorization ?? 'none';
    console.log(
      `  ${name} got ${request.url.replace(/\d{4,5}/, 'PORT')}, authorization: ${token}`,
    );
    response.statusCode = name === 'ours' ? 404 : 200;
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, origin: `http://127.0.0.1:${server.address().port}` };
}

const ours = await serve('ours');
const theirs = await serve('theirs');
const common = {
  baseURL: `${ours.origin}/v1/`,
  headers: { Authorization: 'Bearer secret' },
};

console.log('timeout by default:', axios.create().defaults.timeout);
console.log('a 404:');
await axios
  .create(common)
  .get('orders')
  .catch((error) => console.log('  rejected:', error.message));
for (const allowAbsoluteUrls of [undefined, false]) {
  console.log('absolute URL, allowAbsoluteUrls:', allowAbsoluteUrls ?? 'not set');
  const api = axios.create({
    ...common,
    ...(allowAbsoluteUrls === false && { allowAbsoluteUrls }),
  });
  await api
    .get(`${theirs.origin}/orders`)
    .catch((error) => console.log('  rejected:', error.message));
}
console.log('../admin, allowAbsoluteUrls: false');
await axios
  .create({ ...common, allowAbsoluteUrls: false })
  .get('../admin')
  .catch((error) => console.log('  rejected:', error.message));
for (const { server } of [ours, theirs]) server.close();
