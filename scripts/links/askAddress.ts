import { setTimeout as wait } from 'node:timers/promises';

/** How long one address may take. */
export type Patience = {
  /** Milliseconds for one answer. */
  readonly timeout: number;
  /** Milliseconds before an address that failed is asked once more. */
  readonly pause: number;
};

/** Answers that tell a program to go away or to slow down, and nothing about the page. */
const TOLERATED = new Set([401, 403, 407, 429, 451, 999]);

/** Some sites answer nobody who does not look like a browser. */
const HEADERS = {
  'User-Agent': 'Mozilla/5.0 (compatible; link check of a notes site)',
  Accept: 'text/html,*/*;q=0.8',
};

function reasonOf(error: unknown, { timeout }: Patience): string {
  const { name, message, cause } = error as Error;
  if (name === 'TimeoutError') return `does not answer within ${timeout / 1000} s`;
  const { code, message: inner } = (cause ?? {}) as { code?: string; message?: string };
  return `cannot be reached: ${code ?? inner ?? message}`;
}

async function askOnce(url: string, patience: Patience): Promise<string | null> {
  try {
    const signal = AbortSignal.timeout(patience.timeout);
    const { ok, status, body } = await fetch(url, { headers: HEADERS, signal });
    await body?.cancel();
    return ok || TOLERATED.has(status) ? null : `answers ${status}`;
  } catch (error) {
    return reasonOf(error, patience);
  }
}

/**
 * Asks whether there is a page at an address; redirects are followed, and what fails is asked twice.
 *
 * @param url - address without a fragment
 * @param patience - how long to wait
 * @returns why the address leads nowhere, or null where it leads somewhere
 */
export async function askAddress(
  url: string,
  patience: Patience,
): Promise<string | null> {
  const reason = await askOnce(url, patience);
  if (reason === null || /^answers 4/.test(reason)) return reason;
  await wait(patience.pause);
  return askOnce(url, patience);
}
