import { randomUUID, randomUUIDv7 } from 'node:crypto';
import { glob } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { styleText } from 'node:util';

const say = (job: string, what: unknown) =>
  console.log(`  ${job.padEnd(9)} ${String(what)}`);
say('chalk', JSON.stringify(styleText('red', 'x', { validateStream: false })));
say('uuid 4', randomUUID().replace(/[0-9a-f]/g, 'x'));
say('uuid 7', `version ${randomUUIDv7()[14]}`);
const found: string[] = [];
for await (const file of glob('*.{ts,mjs}')) found.push(file);
say('glob', found.sort().join(' '));
const database = new DatabaseSync(':memory:');
say('sqlite', Object.values(database.prepare('select 1 + 1').get() ?? {}));
const server = createServer((_, response) => response.writeHead(404).end('none')).listen(
  0,
  '127.0.0.1',
);
await new Promise((done) => server.once('listening', done));
const response = await fetch(
  `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
);
say('fetch', `${response.status}, no exception`);
server.closeAllConnections();
server.close();
