// A page on a free port of 127.0.0.1 that can be slow, restless, covered, busy or full of pictures, by its query.
import { createServer } from 'node:http';

const picture = Buffer.alloc(100_000);

function html(query) {
  const n = (name, usual) => Number(query.get(name) ?? usual);
  const pictures = Array.from(
    { length: n('pictures', 0) },
    (_, i) => `<img src="/p/${i}.png" alt="">`,
  ).join('');
  return `<!doctype html><html lang="en"><title>Books</title>
<style>@keyframes slide { from { margin-left: 0 } to { margin-left: 600px } }
button { ${n('slide', 0) ? `animation: slide ${n('slide', 0)}ms linear forwards` : ''} }
#cover { position: fixed; inset: 0; background: #fff8 }</style>
<ul><li>Tides</li><li>Dunes</li></ul>${n('plain', 0) ? '' : '<button disabled>More</button>'}${pictures}
<a href="/file" download="list.csv">List</a>
${n('cover', 0) ? '<div id="cover">Cookies?</div>' : ''}
<script>
const button = document.querySelector('button') ?? {};
setTimeout(() => { button.disabled = false; }, ${n('ready', 0)});
if (${n('cover', 0)}) setTimeout(() => document.querySelector('#cover').remove(), ${n('cover', 0)});
if (${n('live', 0)}) new EventSource('/live');
button.onclick = async () => {
  const more = await (await fetch('/api/more?slow=${n('slow', 0)}&status=${n('status', 200)}&none=${n('none', 0)}')).json();
  for (const title of more) {
    const item = document.createElement('li');
    item.textContent = title;
    document.querySelector('ul').append(item);
  }
};
</script></html>`;
}

export async function startSite() {
  const seen = { requests: 0, bytes: 0 };
  const server = createServer((request, response) => {
    const url = new URL(request.url, 'http://site');
    const send = (type, body, status = 200) => {
      seen.requests += 1;
      seen.bytes += body.length;
      response
        .writeHead(status, { 'content-type': type, 'cache-control': 'no-store' })
        .end(body);
    };
    if (url.pathname === '/api/more') {
      const body = url.searchParams.get('none') === '1' ? '[]' : '["Rivers"]';
      const n = (name) => Number(url.searchParams.get(name));
      setTimeout(send, n('slow'), 'application/json', body, n('status'));
    } else if (url.pathname === '/live') {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\n');
    } else if (url.pathname.startsWith('/p/')) send('image/png', picture);
    else if (url.pathname === '/file') send('text/csv', 'title\nTides\n');
    else if (url.pathname === '/')
      send('text/html; charset=utf-8', html(url.searchParams));
    else send('text/plain', 'no such page', 404);
  });
  await new Promise((up) => server.listen(0, '127.0.0.1', up));
  const base = `http://127.0.0.1:${server.address().port}/`;
  return { base, seen, stop: () => server.close() && server.closeAllConnections() };
}
