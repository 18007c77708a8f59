// A browser that logs in through the note's server.ts, at an issuer that oidc-provider runs, and calls an API.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  createRemoteJWKSet,
  exportJWK,
  exportPKCS8,
  generateKeyPair,
  jwtVerify,
} from 'jose';
import { Provider } from 'oidc-provider';
import * as oidc from 'openid-client';
import pg from 'pg';

const SITE = 'https://shop.example';
const AUDIENCE = 'https://orders.example';
const db = new pg.Pool({ connectionString: process.argv[2] });

// The issuer. Its port is only known once it listens, and its name contains the port.
const secure = createSecureServer({
  key: readFileSync('issuer.key'),
  cert: readFileSync('issuer.crt'),
}).listen(0, '127.0.0.1');
await once(secure, 'listening');
const issuer = `https://127.0.0.1:${(secure.address() as AddressInfo).port}`;
const client = await generateKeyPair('ES256', { extractable: true });
const own = await generateKeyPair('ES256', { extractable: true });
const ES256 = { alg: 'ES256', use: 'sig' };
let rotates = false;
const provider = new Provider(issuer, {
  rotateRefreshToken: () => rotates,
  clients: [
    {
      client_id: 'shop-bff',
      redirect_uris: [`${SITE}/callback`],
      grant_types: ['authorization_code', 'refresh_token'],
      token_endpoint_auth_method: 'private_key_jwt',
      token_endpoint_auth_signing_alg: 'ES256',
      id_token_signed_response_alg: 'ES256',
      jwks: { keys: [{ ...(await exportJWK(client.publicKey)), ...ES256 }] },
    },
  ],
  jwks: { keys: [{ ...(await exportJWK(own.privateKey)), ...ES256 }] },
  cookies: { keys: ['only for this run'] },
  ttl: {
    AccessToken: 600,
    Grant: 3600,
    IdToken: 600,
    Interaction: 600,
    RefreshToken: 3600,
    Session: 3600,
  },
  features: {
    revocation: {
      enabled: true,
      allowedPolicy: (_, { clientId }, token) => token.clientId === clientId,
    },
    resourceIndicators: {
      enabled: true,
      getResourceServerInfo: () => ({
        scope: 'orders:read',
        accessTokenFormat: 'jwt',
        accessTokenTTL: 600,
        jwt: { sign: { alg: 'ES256' } },
      }),
      useGrantedResource: () => true,
    },
  },
});
const grants: string[] = [];
provider.on('grant.success', (context) => {
  grants.push(String(context.oidc.params?.grant_type));
});
// While two processes race, a refresh takes half a second, and the second a little longer.
let delay = 0;
provider.use(async (context, next) => {
  if (delay > 0 && context.path === '/token') {
    await sleep(delay);
    delay += 200;
  }
  await next();
});
secure.on('request', provider.callback());

// The API, which verifies the access token as the services of the note do.
const keys = createRemoteJWKSet(new URL(`${issuer}/jwks`));
const api = createServer(async ({ url, headers }, response) => {
  const token = headers.authorization?.replace('Bearer ', '') ?? '';
  const { payload } = await jwtVerify(token, keys, {
    algorithms: ['ES256'],
    typ: 'at+jwt',
    issuer,
    audience: AUDIENCE,
    maxTokenAge: '10 minutes',
  });
  const { sub, scope } = payload;
  response.end(JSON.stringify({ url, sub, scope, cookie: headers.cookie }));
}).listen(0, '127.0.0.1');
await once(api, 'listening');

process.env.ISSUER = issuer;
process.env.CLIENT_KEY = await exportPKCS8(client.privateKey);
process.env.DATABASE_URL = process.argv[2];
process.env.API = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
process.env.PORT = '5529';
await import('./server.ts');

// The browser: cookies per origin, and everything that it ever received. A Strict cookie stays out of a request
// that another origin started or redirected.
const jars = new Map<string, Map<string, string>>();
const strict = new Set<string>();
const received: string[] = [];
async function browse(
  method: string,
  at: string,
  body?: URLSearchParams,
  from = new URL(at).origin,
) {
  const { origin, pathname } = new URL(at);
  const jar = jars.get(origin) ?? new Map<string, string>();
  jars.set(origin, jar);
  const headers = new Headers();
  const cookies = [...jar].filter(([name]) => from === origin || !strict.has(name));
  if (cookies.length > 0)
    headers.set('cookie', cookies.map((pair) => pair.join('=')).join('; '));
  if (method === 'POST') headers.set('origin', origin);
  const response = await fetch(at.replace(SITE, 'http://127.0.0.1:5529'), {
    method,
    headers,
    body,
    redirect: 'manual',
  });
  for (const line of response.headers.getSetCookie()) {
    const [name = '', value = ''] = line.split(';', 1)[0]!.split(/=(.*)/s);
    if (value) jar.set(name, value);
    else jar.delete(name);
    if (/; SameSite=Strict/i.test(line)) strict.add(name);
  }
  const text = await response.text();
  received.push(at, JSON.stringify([...response.headers]), text);
  const where = at
    .replace(issuer, 'issuer')
    .replace(SITE, 'shop')
    .replace(/\?.*/, '')
    .replace(/[\w-]{20,}/, 'ID');
  console.log(`${method.padEnd(5)}${where.padEnd(28)}${response.status}`);
  const next = response.headers.get('location');
  return { text, origin, pathname, next: next && new URL(next, at).href };
}
async function follow(start: string) {
  let page = await browse('GET', start);
  while (page.next && new URL(page.next).pathname !== '/') {
    page = await browse('GET', page.next, undefined, page.origin);
    if (!page.pathname.startsWith('/interaction') || page.next) continue;
    const prompt = /name="prompt" value="(\w+)"/.exec(page.text)?.[1] ?? '';
    console.log(`     the issuer asks for: ${prompt}`);
    const form = { prompt, login: 'u42', password: 'x' };
    const action = `${issuer}${page.pathname}`;
    page = await browse('POST', action, new URLSearchParams(form));
  }
  return page;
}

console.log('\n== log in');
await follow(`${SITE}/login`);
const cookies = [...(jars.get(SITE)?.keys() ?? [])];
console.log(`cookies of the shop: ${cookies}`);

console.log('\n== call the API');
console.log((await browse('GET', `${SITE}/api/orders`)).text);
const call = async (port = 5529) => {
  const cookie = `__Host-session=${jars.get(SITE)?.get('__Host-session')}`;
  const url = `http://127.0.0.1:${port}/api/orders`;
  return (await fetch(url, { headers: { cookie } })).status;
};

console.log('\n== three calls at once, after the access token has expired');
await db.query('UPDATE session SET expires = now()');
grants.length = 0;
await Promise.all([1, 2, 3].map(() => browse('GET', `${SITE}/api/orders`)));
console.log(`requests to the token endpoint: ${grants}`);

const { rows } = await db.query('SELECT access, refresh FROM session');
const everything = received.join('\n');
const got = (secret = '') => (everything.includes(secret) ? 'yes' : 'no');
console.log('\n== what the browser has received until now');
console.log(`session ID: ${got(jars.get(SITE)?.get('__Host-session'))}`);
console.log(`access token: ${got(rows[0].access)}`);
console.log(`refresh token: ${got(rows[0].refresh)}`);

console.log('\n== tokenRevocation at the issuer, and the access token expires');
const bff = await oidc.discovery(
  new URL(issuer),
  'shop-bff',
  undefined,
  oidc.PrivateKeyJwt(client.privateKey),
);
await oidc.tokenRevocation(bff, rows[0].refresh);
await db.query('UPDATE session SET expires = now()');
await browse('GET', `${SITE}/api/orders`);
const sessions = async () =>
  (await db.query('SELECT count(*)::int AS n FROM session')).rows[0].n;
console.log(`sessions: ${await sessions()}`);

console.log('\n== log in again, and once more while logged in');
await follow(`${SITE}/login`);
const first = jars.get(SITE)?.get('__Host-session');
await follow(`${SITE}/login`);
const second = jars.get(SITE)?.get('__Host-session');
console.log(`another session ID: ${first === second ? 'no' : 'yes'}`);
console.log(`sessions: ${await sessions()}`);

console.log('\n== log out');
await browse('POST', `${SITE}/logout`);
await browse('GET', `${SITE}/api/orders`);
console.log('\n== log in after the logout');
await follow(`${SITE}/login`);
console.log('\n== a callback with the state of another login');
await browse('GET', `${SITE}/login`);
const forged = new URLSearchParams({ code: 'x', state: 'y', iss: issuer });
const errors: unknown[] = [];
console.error = (error) => errors.push(error);
const { next } = await browse('GET', `${SITE}/callback?${forged}`);
console.log(`sent to ${next}`);
const [error] = errors as { cause?: Error }[];
console.log(`logged: ${error?.cause?.message}`);

for (const order of ['second', 'first']) {
  console.log(`\n== log in from two tabs, and the ${order} comes back first`);
  await browse('POST', `${SITE}/logout`);
  errors.length = 0;
  const first = (await browse('GET', `${SITE}/login`)).next ?? '';
  const second = (await browse('GET', `${SITE}/login`)).next ?? '';
  for (const tab of order === 'first' ? [first, second] : [second, first]) {
    console.log(`sent to ${(await follow(tab)).next}`);
  }
  for (const { cause } of errors as { cause?: Error }[]) {
    console.log(`logged: ${cause?.message}`);
  }
  console.log(`logged in: ${(await call()) === 200 ? 'yes' : 'no'}`);
}

console.log('\n== log in with a browser that drops the login cookie');
errors.length = 0;
let page = await browse('GET', `${SITE}/login`);
jars.get(SITE)?.delete('__Host-login');
page = await follow(page.next ?? '');
console.log(`sent to ${page.next}`);
console.log(`logged: ${errors.length} errors`);

async function race(server: string) {
  await db.query('TRUNCATE session');
  await follow(`${SITE}/login`);
  const ports = [5530, 5531];
  const processes = ports.map((port) =>
    spawn(process.execPath, [...process.execArgv, server], {
      env: { ...process.env, PORT: String(port) },
    }),
  );
  for (const port of ports) {
    while ((await call(port).catch(() => 0)) !== 200) await sleep(100);
  }
  await db.query('UPDATE session SET expires = now()');
  grants.length = 0;
  delay = 500;
  const statuses = await Promise.all(ports.map(call));
  delay = 0;
  console.log(`both call at once: ${statuses}`);
  console.log(`granted: ${grants}`);
  console.log(`sessions: ${await sessions()}`);
  console.log(`then: ${await call()}`);
  for (const child of processes) {
    child.kill();
    await once(child, 'exit');
  }
}
rotates = true;
for (const [name, server] of [
  ['the map of token.ts only', 'server.ts'],
  ['FOR UPDATE', 'serverLocked.ts'],
] as const) {
  console.log(`\n== two processes, and an issuer that rotates: ${name}`);
  await race(server);
}
process.exit(0);
