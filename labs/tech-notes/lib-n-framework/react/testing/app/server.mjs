// Serves the built page and keeps one loan in memory. FAULT and STYLE break it, and TEST_MODE allows the reset.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const { FAULT = '', STYLE = '', TEST_MODE } = process.env;
const script = readFileSync('page.js', 'utf8').replaceAll('</script', '<\\/script');
const path = FAULT === 'moved' ? '/api/v2/loans/7/renewal' : '/api/loans/7/renewal';
let due = '2026-11-23';

createServer((request, response) => {
  if (TEST_MODE && request.method === 'POST' && request.url === '/test/reset') {
    due = '2026-11-23';
    response.writeHead(204).end();
  } else if (request.method === 'POST' && request.url === path) {
    if (FAULT !== 'forgets') due = '2026-12-14';
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end('{"due":"2026-12-14"}');
  } else if (request.method === 'GET' && ['/', '/loans'].includes(request.url ?? '')) {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(
      `<!doctype html><html lang="en"><title>Loans</title><style>${STYLE}</style>` +
        `<body data-due="${due}"><div id="root"></div><div class="banner"></div>` +
        `<script>${script}</script></body></html>`,
    );
  } else response.writeHead(404).end();
}).listen(4173);
