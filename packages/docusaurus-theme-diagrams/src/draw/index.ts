import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';

import type { RenderReply, RenderResult, RenderRequest } from './workerMessages.ts';

export type { RenderResult } from './workerMessages.ts';

type Waiting = {
  resolve: (result: RenderResult) => void;
  reject: (error: Error) => void;
};

type DiagramWorker = { readonly worker: Worker; readonly waiting: Map<string, Waiting> };

let diagramWorker: DiagramWorker | undefined;

function startWorker(): DiagramWorker {
  const worker = new Worker(new URL('./start.mjs', import.meta.url));
  const waiting = new Map<string, Waiting>();
  worker.on('message', ({ id, result }: RenderReply) => {
    waiting.get(id)?.resolve(result);
    waiting.delete(id);
    if (waiting.size === 0) worker.unref();
  });
  worker.on('error', (error) => {
    for (const { reject } of waiting.values()) reject(error);
    diagramWorker = undefined;
  });
  return { worker, waiting };
}

const rendered = new Map<string, Promise<RenderResult>>();

/**
 * Renders a diagram in a worker, which starts with the first diagram and doesn't keep the process alive.
 *
 * @param source - mermaid's source
 * @param key - tells two identical diagrams on a page apart; the same in every clone, because the
 *   file's name is a hash of its content, which contains the key
 */
export function drawDiagram(source: string, key: string): Promise<RenderResult> {
  const id = createHash('sha256').update(`${key}\n${source}`).digest('hex');
  const known = rendered.get(id);
  if (known) return known;
  const { worker, waiting } = (diagramWorker ??= startWorker());
  worker.ref();
  const result = new Promise<RenderResult>((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    worker.postMessage({ id, source } satisfies RenderRequest);
  });
  rendered.set(id, result);
  // Under `npm start`, the next worker retries what this one crashed on and what it hadn't reached.
  result.catch(() => rendered.delete(id));
  return result;
}
