import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';

import type { Answer, Outcome, Request } from './outcome.ts';

export type { Outcome } from './outcome.ts';

type Waiting = { resolve: (outcome: Outcome) => void; reject: (error: Error) => void };

type Drawer = { readonly worker: Worker; readonly waiting: Map<string, Waiting> };

let drawer: Drawer | undefined;

function startDrawer(): Drawer {
  const worker = new Worker(new URL('./start.mjs', import.meta.url));
  const waiting = new Map<string, Waiting>();
  worker.on('message', ({ id, outcome }: Answer) => {
    waiting.get(id)?.resolve(outcome);
    waiting.delete(id);
    if (waiting.size === 0) worker.unref();
  });
  worker.on('error', (error) => {
    for (const { reject } of waiting.values()) reject(error);
    drawer = undefined;
  });
  return { worker, waiting };
}

const drawn = new Map<string, Promise<Outcome>>();

/**
 * Renders a diagram in a worker, which starts with the first diagram and doesn't keep the process alive.
 *
 * @param source - mermaid's source
 * @param place - tells two identical diagrams on a page apart; the same in every clone, because the
 *   drawing's file is named by its content, and that depends on the place
 */
export function drawDiagram(source: string, place: string): Promise<Outcome> {
  const id = createHash('sha256').update(`${place}\n${source}`).digest('hex');
  const known = drawn.get(id);
  if (known) return known;
  const { worker, waiting } = (drawer ??= startDrawer());
  worker.ref();
  const outcome = new Promise<Outcome>((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    worker.postMessage({ id, source } satisfies Request);
  });
  drawn.set(id, outcome);
  return outcome;
}
