import { expect, it, vi } from 'vitest';

import { drawDiagram } from '../../src/draw/index.ts';

const run = vi.hoisted(() => vi.fn());

vi.mock('tinypool', () => ({
  Tinypool: class {
    run = run;
  },
}));

it('draws a diagram once, and again after its worker died of it', async () => {
  run.mockRejectedValueOnce(new Error('out of memory'));
  run.mockResolvedValue(undefined);
  const draw = () => drawDiagram('flowchart LR\n  a --> b', 'page#0');
  await expect(draw()).rejects.toThrow('out of memory');
  await expect(draw()).resolves.toBeUndefined();
  await expect(draw()).resolves.toBeUndefined();
  expect(run).toHaveBeenCalledTimes(2);
});
