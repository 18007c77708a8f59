import { createHash } from 'node:crypto';

import { Tinypool } from 'tinypool';

import type { Drawing, RenderRequest } from './worker.ts';

export type { Drawing } from './worker.ts';

/** How long the worker waits for another diagram. It takes 200 MB, and 2 s to start. */
const IDLE_MILLISECONDS = 20_000;

let pool: Tinypool | undefined;

const rendered = new Map<string, Promise<Drawing | undefined>>();

/**
 * Renders a diagram in a worker, which starts when there's one to draw and doesn't keep the process alive.
 *
 * @param source - mermaid's source
 * @param key - tells two identical diagrams on a page apart; the same in every clone, because the
 *   file's name is a hash of its content, which contains the key
 * @returns `undefined` for a source that doesn't parse
 */
export function drawDiagram(source: string, key: string): Promise<Drawing | undefined> {
  const id = createHash('sha256').update(`${key}\n${source}`).digest('hex');
  const earlier = rendered.get(id);
  if (earlier) return earlier;
  pool ??= new Tinypool({
    filename: new URL('./start.mjs', import.meta.url).href,
    // One worker that draws one at a time, because mermaid keeps the current diagram in module state.
    maxThreads: 1,
    minThreads: 0,
    idleTimeout: IDLE_MILLISECONDS,
  });
  const request: RenderRequest = { id, source };
  const result = pool.run(request) as Promise<Drawing | undefined>;
  rendered.set(id, result);
  // Under `npm start`, the next worker retries what this one crashed on.
  result.catch(() => rendered.delete(id));
  return result;
}
