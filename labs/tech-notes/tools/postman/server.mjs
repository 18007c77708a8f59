import { createServer } from 'node:http';

const send = (response, status, body) => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
};

createServer(async (request, response) => {
  let text = '';
  for await (const chunk of request) text += chunk;
  if (request.method === 'POST' && request.url === '/login') {
    let password;
    try {
      password = JSON.parse(text).password;
    } catch {
      return send(response, 400, { error: 'not JSON' });
    }
    if (password !== 'tea') return send(response, 401, { error: 'login' });
    return send(response, 200, { token: 'token-of-ada' });
  }
  if (request.headers.authorization !== 'Bearer token-of-ada') {
    return send(response, 401, { error: 'no token' });
  }
  const cents = process.env.BROKEN ? '950' : 950;
  send(response, 200, { id: 7, cents, lines: ['tea'] });
}).listen(Number(process.env.PORT ?? 3000), '127.0.0.1');
