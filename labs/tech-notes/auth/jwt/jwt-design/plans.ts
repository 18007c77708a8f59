// What keys.ts publishes around a key change. Then ten services that verify tokens in that half hour, and how many
// they refuse under three plans.
import assert from 'node:assert/strict';
import { mock } from 'node:test';
import {
  createRemoteJWKSet,
  customFetch,
  exportJWK,
  generateKeyPair,
  jwtVerify,
} from 'jose';
import { accessToken } from './access.ts';
import { jwks, signer, waits, type Key } from './keys.ts';
const [minute, change] = [60_000, Date.parse('2026-01-01T12:15Z')];
const make = async (kid: string, from: number): Promise<Key> => {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  return { kid, from, sign: privateKey, jwk: await exportJWK(publicKey) };
};
const keys = [await make('k2', change), await make('k1', 0)];
const audience = 'https://orders.example';
const grant = { user: 'u42', client: 'app', audience, scope: 'orders:read' };
const rules = {
  algorithms: ['ES256'],
  typ: 'at+jwt',
  audience,
  issuer: 'https://login.example',
  maxTokenAge: '10 minutes',
};

console.log('\n== a key change at 12:15');
for (const clock of ['11:59', '12:00', '12:14', '12:15', '12:29', '12:30']) {
  const at = Date.parse(`2026-01-01T${clock}Z`);
  const { kid } = signer(keys, at);
  const listed = jwks(keys, at).keys.map((key) => key.kid);
  console.log(`${clock}  ${kid} signs, listed: ${listed.join(', ')}`);
}
assert.throws(() => signer(keys.slice(0, 1), change - 1), /no key signs yet/);

mock.timers.enable({ apis: ['Date'] });
async function refused(plan: typeof waits, cooldownDuration?: number) {
  const get = async () => Response.json(jwks(keys, Date.now(), plan));
  const lists = Array.from({ length: 10 }, () =>
    createRemoteJWKSet(new URL('https://a.example'), {
      cooldownDuration,
      [customFetch]: get,
    }),
  );
  const tokens: string[] = [];
  const accepted: boolean[] = [];
  for (let step = 0; step < 90; step += 1) {
    // 20 seconds each
    mock.timers.setTime(change + ((step - 45) * minute) / 3);
    tokens.unshift(await accessToken(grant, signer(keys, Date.now())));
    for (const list of lists.slice(0, (step + 4) / 3)) {
      for (const token of [0, 12, 24].flatMap((n) => tokens[n] ?? [])) {
        accepted.push(
          await jwtVerify(token, list, rules).then(
            () => true,
            () => false,
          ),
        );
      }
    }
  }
  return `${accepted.filter((ok) => !ok).length} of ${accepted.length}`.padEnd(14);
}
console.log('\n== a key change: services refetch as jose does, or every ten minutes');
console.log('refused with'.padEnd(28) + 'jose          slow caches');
for (const [name, plan] of Object.entries({
  'sign at once': { ...waits, before: 0 },
  'drop the old key at once': { ...waits, after: 0 },
  'both waits': waits,
})) {
  const both = (await refused(plan)) + (await refused(plan, 10 * minute));
  console.log((name.padEnd(28) + both).trimEnd());
}
