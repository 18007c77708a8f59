import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';

import { chromium, type Page } from '@playwright/test';

import { follow, publish } from './feed.ts';
import { accept, frame } from './frame.ts';
import { stream } from './sse.ts';
import { upgrade } from './upgrade.ts';

const after = (ms: number) => new Promise((done) => setTimeout(done, ms));
/** An empty page. Only the one at / signs the user in. */
const blank = (req: IncomingMessage, res: ServerResponse) => {
  if (req.url === '/') res.setHeader('set-cookie', 'login=ada; SameSite=Lax; HttpOnly');
  res.setHeader('content-type', 'text/html').end('<!doctype html><title>shop</title>');
};

const lines = new Set<Socket>();
let seenBySse: string[] = [];
let asked: string[] = [];
const plain: string[] = [];
let pingEvery = 0;
let broken = false;
const cut = () => {
  for (const line of lines) line.destroy();
  lines.clear();
};

/** Accepts everybody, whatever the origin. */
function open(req: IncomingMessage, socket: Socket) {
  asked.push(`Origin ${req.headers.origin}, Cookie ${req.headers.cookie ?? 'none'}`);
  socket.write(
    'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
      `Sec-WebSocket-Accept: ${accept(req.headers['sec-websocket-key'] ?? '')}\r\n\r\n`,
  );
  socket.on('error', () => socket.destroy());
  if (req.url === '/silent') {
    const timer = pingEvery
      ? setInterval(() => socket.write(Uint8Array.of(0x89, 0)), pingEvery)
      : undefined;
    socket.on('close', () => clearInterval(timer));
    return;
  }
  const stop = follow(0, (step) => socket.write(frame(JSON.stringify(step))));
  socket.on('close', stop);
}

const api = createServer((req, res) => {
  if (req.url === '/sse' && broken) {
    seenBySse.push(`${String(req.headers['last-event-id'])}, answered 503`);
    res.writeHead(503).end();
  } else if (req.url === '/beat') {
    seenBySse.push(String(req.headers['last-event-id'] ?? 'absent'));
    res.writeHead(200, { 'content-type': 'text/event-stream' });
    res.write('id: 7\ndata: packed\n\n');
    res.write(': a comment\n\n');
    res.write('event: beat\ndata:\n\n');
  } else if (req.url?.startsWith('/sse')) {
    const query = req.url.slice('/sse'.length);
    seenBySse.push(
      `${String(req.headers['last-event-id'] ?? 'absent')}${query && ` ${query}`}`,
    );
    stream(req, res);
  } else if (req.url?.startsWith('/three')) {
    res.writeHead(200, {
      'content-type': 'text/event-stream',
      ...(req.url.endsWith('?now') && { 'x-accel-buffering': 'no' }),
    });
    res.write('data: 1\n\n');
    setTimeout(() => res.write('data: 2\n\n'), 500);
    setTimeout(() => res.end('data: 3\n\n'), 1500);
  } else if (req.url === '/poll') {
    res
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ id: 1, text: 'packed' }));
  } else {
    const { connection, upgrade: wanted } = req.headers;
    if (req.url === '/silent')
      plain.push(
        `HTTP/${req.httpVersion}, Connection ${connection}, Upgrade ${wanted ?? 'absent'}`,
      );
    blank(req, res);
  }
});
api.on('connection', (line: Socket) => lines.add(line));
api.on('upgrade', (req, socket) => {
  if (req.url === '/checked') upgrade(req, socket);
  else open(req, socket as Socket);
});
await new Promise<void>((done) => void api.listen(4200, done));

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--host-resolver-rules=MAP *.example:80 127.0.0.1:4200'],
});
async function visit(address: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(address);
  return page;
}

console.log('\n== The line breaks, another step is published, and twelve seconds pass');
publish('packed');
publish('sent');
for (const kind of ['EventSource', 'WebSocket']) {
  seenBySse = [];
  asked = [];
  const page = await visit('http://shop.example/');
  await page.evaluate((name) => {
    const got: string[] = [];
    Object.assign(window, { got });
    const source =
      name === 'EventSource'
        ? new EventSource('/sse')
        : new WebSocket('ws://shop.example/open');
    source.onmessage = ({ data }: MessageEvent) => got.push(data);
    source.onerror = () => got.push('error');
    if (source instanceof WebSocket)
      source.onclose = ({ code }) => got.push(`close ${code}`);
  }, kind);
  await after(1000);
  cut();
  publish('delivered');
  await after(12_000);
  console.log(kind);
  console.log('  page      ', (await page.evaluate('got.join(" | ")')) as string);
  console.log(
    '  server    ',
    kind === 'EventSource'
      ? `Last-Event-ID: ${seenBySse.join(', then ')}`
      : `sockets opened: ${asked.length}`,
  );
  await page.context().close();
}

console.log(
  '\n== An EventSource comes back while the server answers 503, which it does for ten seconds',
);
{
  seenBySse = [];
  const page = await visit('http://shop.example/');
  await page.evaluate(() => {
    Object.assign(window, { source: new EventSource('/sse') });
  });
  await after(1000);
  broken = true;
  cut();
  await after(10_000);
  broken = false;
  await after(10_000);
  console.log('  page       readyState', await page.evaluate('source.readyState'));
  console.log('  server    ', `Last-Event-ID: ${seenBySse.join(', then ')}`);
  await page.context().close();
}

console.log(
  '\n== Pages open a socket to shop.example, which has set a cookie with SameSite=Lax',
);
for (const host of ['shop.example', 'blog.shop.example', 'evil.example']) {
  for (const path of ['open', 'checked']) {
    asked = [];
    const page = await visit('http://shop.example/'); // the user has signed in
    await page.goto(`http://${host}/`);
    const result = await page.evaluate(
      (where) =>
        new Promise((resolve) => {
          const socket = new WebSocket(`ws://shop.example/${where}`);
          socket.onopen = () => {
            if (where === 'checked') socket.send(JSON.stringify({ seen: 0 }));
          };
          socket.onmessage = ({ data }) => resolve(`reads ${data}`);
          socket.onclose = ({ code }) => resolve(`close ${code}`);
        }),
      path,
    );
    console.log(`page of ${host}, ${path === 'open' ? 'no check' : 'Origin checked'}`);
    console.log('  page      ', result);
    if (path === 'open') console.log('  server    ', asked.join());
    await page.context().close();
  }
}

console.log(
  '\n== Bytes on the line for one update, both directions, HTTP/1.1, no cookies',
);
{
  const steps = 20;
  const sum = () =>
    [...lines].reduce((n, line) => n + line.bytesRead + line.bytesWritten, 0);
  // The server still holds sockets of pages that are gone, and would write to them too.
  cut();
  let cookies = 0;
  const count = ({ headers }: IncomingMessage) => (cookies += headers.cookie ? 1 : 0);
  api.on('request', count).on('upgrade', count);
  const page = await visit('http://shop.example/bare');
  await after(500);
  let before = sum();
  await page.evaluate(async (n) => {
    for (let turn = 0; turn < n; turn += 1)
      await (await fetch('/poll', { cache: 'no-store' })).text();
  }, steps);
  await after(500);
  console.log('poll      ', (sum() - before) / steps);
  for (const kind of ['SSE', 'WebSocket']) {
    await page.goto('http://shop.example/bare');
    cut();
    await page.evaluate((name) => {
      const source =
        name === 'SSE'
          ? new EventSource('/sse')
          : new WebSocket('ws://shop.example/open');
      Object.assign(window, { source });
    }, kind);
    await after(1000);
    before = sum();
    for (let turn = 0; turn < steps; turn += 1) publish('packed');
    await after(500);
    console.log(kind.padEnd(10), (sum() - before) / steps);
  }
  api.off('request', count).off('upgrade', count);
  console.log('requests with a cookie:', cookies);
  await page.context().close();
}

console.log('\n== Seven streams to one host over HTTP/1.1, then a fetch');
{
  const page = await visit('http://shop.example/');
  const result = await page.evaluate(async () => {
    let open = 0;
    for (let turn = 0; turn < 7; turn += 1)
      new EventSource('/sse').onopen = () => {
        open += 1;
      };
    await new Promise((done) => setTimeout(done, 1500));
    const answer = await Promise.race([
      fetch('/poll').then(() => 'answered'),
      new Promise((done) => setTimeout(() => done('still waiting after 2 s'), 2000)),
    ]);
    return `${open} streams open, fetch ${answer}`;
  });
  console.log(result);
  await page.context().close();
}

console.log(
  '\n== An EventSource that begins after a step, and loses its line after two more',
);
{
  let last = 0;
  follow(0, (step) => (last = step.id))();
  seenBySse = [];
  const page = await visit('http://shop.example/');
  await page.evaluate((before) => {
    const got: string[] = [];
    const source = new EventSource(`/sse?after=${before}`);
    source.onmessage = ({ lastEventId }) => got.push(lastEventId);
    Object.assign(window, { got });
  }, last - 1);
  await after(1000);
  publish('returned');
  await after(500);
  cut();
  publish('refunded');
  await after(6000);
  console.log('  page       steps', (await page.evaluate('got.join(" | ")')) as string);
  console.log('  server    ', `Last-Event-ID: ${seenBySse.join(', then ')}`);
  await page.context().close();
}

console.log('\n== A comment, and an event called beat with an empty data line and no id');
{
  seenBySse = [];
  const page = await visit('http://shop.example/');
  await page.evaluate(() => {
    const got: string[] = [];
    const source = new EventSource('/beat');
    source.onmessage = ({ type, data, lastEventId }) =>
      got.push(`onmessage: ${type} "${data}", last ID ${lastEventId}`);
    source.addEventListener('beat', ({ type, data, lastEventId }) =>
      got.push(`listener: ${type} "${data}", last ID ${lastEventId}`),
    );
    Object.assign(window, { got });
  });
  await after(1000);
  console.log('  page      ', (await page.evaluate('got.join(" | ")')) as string);
  cut();
  await after(6000);
  console.log('  server    ', `Last-Event-ID: ${seenBySse.join(', then ')}`);
  await page.context().close();
}

console.log('\n== writableLength, while a server sends 20 MB per second for two seconds');
for (const reads of [true, false]) {
  const queued: string[] = [];
  const writer = createServer((_, res) => {
    res.writeHead(200, { 'content-type': 'text/event-stream' });
    const event = `data: ${'x'.repeat(1_000_000)}\n\n`;
    const timer = setInterval(() => res.write(event), 50);
    const look = setInterval(() => {
      queued.push(`${Math.round(res.writableLength / 1e6)} MB`);
    }, 1000);
    res.on('close', () => {
      clearInterval(timer);
      clearInterval(look);
    });
  });
  await new Promise<void>((done) => void writer.listen(4201, done));
  const reader = connect(4201, '127.0.0.1');
  reader.write('GET / HTTP/1.1\r\nHost: shop.example\r\n\r\n');
  if (reads) reader.resume();
  else reader.pause();
  await after(2400);
  reader.destroy();
  writer.close();
  console.log(
    `the reader ${reads ? 'reads' : 'does not read'}: ${queued.join(', then ')}`,
  );
}

/** When each part of three events arrives, which are sent at 0.0, 0.5 and 1.5 s. */
async function arrivals(address: string) {
  const started = performance.now();
  const answer = await fetch(address);
  const arrived: string[] = [];
  for await (const part of answer.body ?? []) {
    const text = new TextDecoder().decode(part).trim().replaceAll('\n\n', ' ');
    arrived.push(`${text} after ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
  return arrived.join(', ');
}

console.log('\n== Behind nginx with nothing but proxy_pass');
{
  const page = await visit('http://127.0.0.1:4401/');
  const errors: string[] = [];
  page.on('console', (message) => errors.push(message.text()));
  const result = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const socket = new WebSocket('ws://127.0.0.1:4401/silent');
        const got: string[] = [];
        socket.onopen = () => got.push('open');
        socket.onerror = () => got.push('error');
        socket.onclose = ({ code }) => resolve([...got, `close ${code}`].join(' | '));
      }),
  );
  console.log('WebSocket');
  console.log('  page      ', result);
  console.log('  console   ', errors.join(' | '));
  console.log('  server    ', plain.join(' | '));
  await page.context().close();
  console.log('SSE, written at 0.0, 0.5 and 1.5 s');
  console.log('  no header ', await arrivals('http://127.0.0.1:4401/three'));
  console.log('  X-Accel-Buffering: no');
  console.log('            ', await arrivals('http://127.0.0.1:4401/three?now'));
}

console.log('\n== Behind nginx with the headers passed on and proxy_read_timeout 2s');
console.log(
  'SSE, written at 0.0, 0.5 and 1.5 s:',
  await arrivals('http://127.0.0.1:4400/three'),
);
for (const every of [0, 1000]) {
  pingEvery = every;
  const page = await visit('http://127.0.0.1:4400/');
  const result = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const started = performance.now();
        const socket = new WebSocket('ws://127.0.0.1:4400/silent');
        socket.onclose = ({ code }) =>
          resolve(
            `close ${code} after ${Math.round((performance.now() - started) / 1000)} s`,
          );
        setTimeout(() => resolve('still open after 8 s'), 8000);
      }),
  );
  console.log(`WebSocket, ${every ? 'a ping each second' : 'no ping'}: ${result}`);
  await page.context().close();
}
await browser.close();
process.exit();
