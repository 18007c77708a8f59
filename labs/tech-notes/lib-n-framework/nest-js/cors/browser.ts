import { createServer } from 'node:http';

import { chromium, type Page } from '@playwright/test';

import { report, startApi } from './api.ts';

const PAGE = 'http://localhost:4100';
const API = 'http://localhost:4200/orders';

const pages = createServer((_, res) =>
  res.end('<!doctype html><title>shop</title>'),
).listen(4100);
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox'],
});

async function open(): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  page.on('console', (message) => {
    if (!message.text().includes('favicon')) console.log(`  console   ${message.text()}`);
  });
  await page.goto(PAGE);
  return page;
}

type Call = { label: string; init: RequestInit; times?: number };

/** Runs the calls in one page against one server, and says what page and server saw. */
async function attempt(
  title: string,
  cors: Parameters<typeof startApi>[0],
  calls: Call[],
  change?: Parameters<typeof startApi>[1],
) {
  console.log(`\n== ${title}`);
  const app = await startApi(cors, change);
  for (const { label, init, times = 1 } of calls) {
    const page = await open();
    console.log(`${label}`);
    for (let turn = 0; turn < times; turn += 1) {
      const result = await page.evaluate(
        async ([address, options]) => {
          try {
            const response = await fetch(address as string, options as RequestInit);
            return `${response.type} response, status ${response.status}, body ${await response.text()}`;
          } catch (error) {
            return String(error);
          }
        },
        [API, init] as const,
      );
      await page.waitForTimeout(200);
      console.log(`  page      ${result}`);
      console.log(`  server    ${report()}`);
    }
    await page.context().close();
  }
  await app.close();
}

const json = { 'content-type': 'application/json' };
const get: Call = { label: 'GET', init: {} };
const plain: Call = {
  label: 'POST of text/plain',
  init: {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: '{"sku":"mug"}',
  },
};
const post: Call = {
  label: 'POST of application/json',
  init: { method: 'POST', headers: json, body: '{"sku":"mug"}' },
};
const list = [PAGE];

await attempt('No CORS at all', undefined, [
  get,
  plain,
  post,
  { label: "GET with mode: 'no-cors'", init: { mode: 'no-cors' } },
]);
await attempt('The page is on the list, maxAge 600', { origin: list, maxAge: 600 }, [
  get,
  { ...post, times: 2 },
]);
await attempt('The list names another origin', { origin: ['http://localhost:4101'] }, [
  get,
  post,
]);
await attempt('enableCors() without options, the page sends cookies', true, [
  { label: "GET with credentials: 'include'", init: { credentials: 'include' } },
]);
await attempt(
  'A list, but no credentials: true, the page sends cookies',
  { origin: list },
  [{ label: "GET with credentials: 'include'", init: { credentials: 'include' } }],
);
await attempt('methods: GET and POST', { origin: list, methods: ['GET', 'POST'] }, [
  { label: 'PUT', init: { method: 'PUT' } },
]);
await attempt(
  'allowedHeaders: content-type',
  { origin: list, allowedHeaders: ['content-type'] },
  [{ label: 'GET with X-Trace', init: { headers: { 'x-trace': '1' } } }],
);
await attempt(
  'A middleware before enableCors redirects',
  { origin: list },
  [post],
  (app) => {
    app.use(
      (
        req: { url: string },
        res: { redirect(code: number, to: string): void },
        next: () => void,
      ) => (req.url === '/orders' ? res.redirect(308, '/orders/') : next()),
    );
  },
);
await attempt(
  'A middleware before enableCors answers 401',
  { origin: list },
  [post],
  (app) => {
    app.use((_: unknown, res: { status(code: number): { end(): void } }) =>
      res.status(401).end(),
    );
  },
);
await attempt(
  'A middleware lets the header out but answers OPTIONS with 401',
  undefined,
  [post],
  (app) => {
    app.use(
      (
        _: unknown,
        res: {
          header(k: string, v: string): void;
          status(code: number): { end(): void };
        },
      ) => {
        res.header('Access-Control-Allow-Origin', PAGE);
        res.status(401).end();
      },
    );
  },
);
await attempt('Two layers set the header', undefined, [get], (app) => {
  app.use(
    (_: unknown, res: { setHeader(k: string, v: string[]): void }, next: () => void) => {
      res.setHeader('Access-Control-Allow-Origin', [PAGE, PAGE]);
      next();
    },
  );
});

console.log('\n== The origin null: a sandboxed frame of any page');
for (const origin of [[PAGE], [PAGE, 'null']]) {
  const app = await startApi({ origin });
  const page = await open();
  console.log(`origin: ${JSON.stringify(origin).replaceAll('"', "'")}`);
  const result = await page.evaluate(
    (address) =>
      new Promise((resolve) => {
        addEventListener('message', ({ data }) => resolve(data));
        const frame = document.createElement('iframe');
        frame.sandbox.add('allow-scripts');
        frame.srcdoc = `<script>fetch('${address}').then((r) => r.text())
          .catch(String).then((text) => parent.postMessage(text, '*'))</script>`;
        document.body.append(frame);
      }),
    API,
  );
  await page.waitForTimeout(200);
  console.log(`  page      ${result}`);
  console.log(`  server    ${report()}`);
  await page.context().close();
  await app.close();
}

console.log('\n== No CORS at all, WebSocket and EventSource');
{
  const app = await startApi(undefined);
  for (const kind of ['WebSocket', 'EventSource']) {
    const page = await open();
    console.log(kind);
    const result = await page.evaluate(
      (name) =>
        new Promise((resolve) => {
          const source =
            name === 'WebSocket'
              ? new WebSocket('ws://localhost:4200/orders')
              : new EventSource('http://localhost:4200/orders');
          source.onopen = () => resolve('open');
          source.onerror = () => resolve('refused');
        }),
      kind,
    );
    await page.waitForTimeout(200);
    console.log(`  page      ${result}`);
    console.log(`  server    ${report()}`);
    await page.context().close();
  }
  await app.close();
}

console.log(
  '\n== An image without Origin fills the HTTP cache, then fetch asks for the same address',
);
for (const [label, origin] of [
  [
    'a function that answers true or false',
    (o: string | undefined, done: (e: null, ok: boolean) => void) =>
      done(null, o === PAGE),
  ],
  ['the same as a list', list],
] as const) {
  const app = await startApi({ origin: origin as string[] });
  const page = await open();
  console.log(label);
  const result = await page.evaluate(async (address) => {
    await new Promise((resolve) => {
      const image = new Image();
      image.onerror = resolve; // the answer is no image, but it is cached
      image.src = address;
    });
    return fetch(address)
      .then((response) => response.text())
      .catch(String);
  }, `${API}/cached`);
  await page.waitForTimeout(200);
  console.log(`  page      ${result}`);
  console.log(`  server    ${report()}`);
  await page.context().close();
  await app.close();
}

console.log('\n== The server is down');
{
  const page = await open();
  const result = await page.evaluate((address) => fetch(address).catch(String), API);
  await page.waitForTimeout(200);
  console.log(`  page      ${result}`);
}

await browser.close();
pages.close();
