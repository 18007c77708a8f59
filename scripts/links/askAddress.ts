import { setTimeout as wait } from 'node:timers/promises';

/** Timeouts for one URL. */
export type Patience = {
  /** Milliseconds for one response. */
  readonly timeout: number;
  /** Milliseconds before a failed URL is retried. */
  readonly pause: number;
};

/** Status codes that reject or throttle a program, and say nothing about the page. */
const TOLERATED = new Set([401, 403, 407, 429, 451, 999]);

/** Some sites only respond to browsers. */
const HEADERS = {
  'User-Agent': 'Mozilla/5.0 (compatible; link check of a notes site)',
  Accept: 'text/html,*/*;q=0.8',
};

function reasonOf(error: unknown, { timeout }: Patience): string {
  const { name, message, cause } = error as Error;
  if (name === 'TimeoutError') return `does not respond within ${timeout / 1000} s`;
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
 * Checks whether a URL has a page; follows redirects and retries once.
 *
 * @param url - without a fragment
 * @param patience - how long to wait
 * @returns why the URL is dead, or null if it isn't
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
