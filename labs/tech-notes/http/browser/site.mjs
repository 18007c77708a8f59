// A server whose answers take as long as their address says: /wait/300/tea.css
import { createServer } from 'node:http';
import { setTimeout } from 'node:timers/promises';

const types = { css: 'text/css', js: 'text/javascript', html: 'text/html' };
const css = 'h1 { color: darkgreen }';
const busy = (ms) => `{ const end = performance.now() + ${ms};
  while (performance.now() < end); }`;

const head = (inner, body = '', before = '') =>
  `<!DOCTYPE html><html lang="en"><title>Tea</title><link rel="icon" href="data:,">${inner}
${before}<h1>Tea</h1><button>Order</button>${body}</html>`;
const style = (ms) => `<link rel="stylesheet" href="/wait/${ms}/tea.css">`;
const script = (ms, how = '') => `<script ${how} src="/wait/${ms}/tea.js"></script>`;

export const pages = {
  // the four pages of the first part
  fine: [0, head(style(20) + script(20, 'defer'))],
  server: [800, head(style(20) + script(20, 'defer'))],
  head: [0, head(style(20) + script(800))],
  busy: [0, head(style(20) + '<script defer src="/wait/200/busy.js?800"></script>')],
  // how a script of 600 ms is included, beside a style sheet of 300 ms
  plain: [0, head(style(300) + script(600))],
  end: [0, head(style(300), script(600))],
  async: [0, head(style(300) + script(600, 'async'))],
  defer: [0, head(style(300) + script(600, 'defer'))],
  module: [0, head(style(300) + script(600, 'type="module"'))],
  // what the parser can see
  two: [0, head(script(300) + script(301))],
  link2: [0, head(style(300) + style(301))],
  import: [0, head('<link rel="stylesheet" href="/wait/300/import.css">')],
  styled: [0, head(style(300) + '<script>performance.mark("ran")</script>')],
  empty: [0, head('')],
};

const server = createServer(async ({ url = '' }, response) => {
  const { pathname, search } = new URL(url, 'http://127.0.0.1');
  const [, what, ms, name = ''] = pathname.split('/');
  const page = pages[what];
  if (what === 'wait') await setTimeout(Number(ms));
  else await setTimeout(page?.[0] ?? 0);
  const type = what === 'wait' ? name.split('.')[1] : 'html';
  response.setHeader('Content-Type', types[type] ?? 'text/plain');
  response.setHeader('Cache-Control', 'no-store');
  const texts = {
    'tea.css': css,
    'import.css': '@import url("/wait/300/tea.css");',
    'tea.js': 'performance.mark("ran");',
    'busy.js': busy(Number(search.slice(1))),
  };
  response.end(texts[name] ?? page?.[1] ?? '');
});

export async function listen() {
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close: () => server.close(),
  };
}
