// Which signing keys an issuer publishes and which one signs, from the time at which each key starts.
import type { CryptoKey, JWK } from 'jose';

const MINUTE = 60_000;
export const waits = { before: 15 * MINUTE, after: 15 * MINUTE };
export type Key = { kid: string; from: number; sign: CryptoKey; jwk: JWK };

const inOrder = (keys: Key[]) => [...keys].sort((a, b) => a.from - b.from);

/** The JWKS to publish, without the private keys. */
export function jwks(keys: Key[], at: number, { before, after } = waits) {
  const listed = inOrder(keys).filter(({ from }, n, sorted) => {
    const next = sorted[n + 1]?.from ?? Infinity;
    return from - before <= at && at < next + after;
  });
  return {
    keys: listed.map(({ kid, jwk: { kty, crv, x, y } }) => ({
      kid,
      kty,
      crv,
      x,
      y,
      alg: 'ES256',
      use: 'sig',
    })),
  };
}

export function signer(keys: Key[], at: number) {
  const key = inOrder(keys).findLast(({ from }) => from <= at);
  if (!key) throw new Error('no key signs yet');
  return key;
}
