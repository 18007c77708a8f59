import { EventEmitter } from 'node:events';

import { expect, it, vi } from 'vitest';

import { drawDiagram } from '../src/draw/index.ts';

const { workers } = vi.hoisted(() => ({ workers: [] as EventEmitter[] }));

vi.mock('node:worker_threads', () => ({
  Worker: class extends EventEmitter {
    constructor() {
      super();
      workers.push(this);
    }
    ref() {}
    unref() {}
    postMessage(message: { readonly id: string }) {
      // The first worker dies, as from a diagram that mermaid parses but can't draw.
      if (workers.length === 1) this.emit('error', new Error('out of memory'));
      else this.emit('message', { id: message.id, result: { kind: 'browser' } });
    }
  },
}));

it('a new worker draws a diagram again if the first died of it', async () => {
  const draw = () => drawDiagram('flowchart LR\n  a --> b', 'page#0');
  await expect(draw()).rejects.toThrow('out of memory');
  await expect(draw()).resolves.toEqual({ kind: 'browser' });
  await expect(draw()).resolves.toEqual({ kind: 'browser' });
  expect(workers).toHaveLength(2);
});
