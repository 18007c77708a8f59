import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:http2';
import { sleep } from './farm.ts';

const got = [0, 0, 0];
const servers = got.map((_, n) =>
  createServer((_asked, answer) => {
    got[n]! += 1;
    answer.end();
  }).listen(9601 + n, '127.0.0.1'),
);
for (const mode of ['tcp', 'http']) {
  const http2 = mode === 'http' ? ' proto h2' : '';
  writeFileSync(
    'layer.cfg',
    `defaults
  mode ${mode}
  timeout connect 1s
  timeout client 10s
  timeout server 5s
listen web
  bind 127.0.0.1:8080${http2}
  balance roundrobin
${[1, 2, 3].map((n) => `  server s${n} 127.0.0.1:960${n}${http2}\n`).join('')}`,
  );
  const proxy = spawn('haproxy', ['-db', '-f', 'layer.cfg'], { stdio: 'ignore' });
  await sleep(1_000);
  got.fill(0);
  const session = connect('http://127.0.0.1:8080');
  for (let n = 0; n < 100; n += 1) {
    const asked = session.request({ ':path': '/' });
    asked.resume();
    await once(asked, 'end');
  }
  session.close();
  console.log(
    `mode ${mode.padEnd(4)} 100 requests on one HTTP/2 connection: ${got.join(' ')}`,
  );
  proxy.kill();
  await once(proxy, 'exit');
}
servers.forEach((server) => server.close());
process.exit();
