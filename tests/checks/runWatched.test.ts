import { describe, expect, it } from 'vitest';

import { runWatched } from '../../scripts/bench/runWatched.ts';

const HOLD = 'const held = Buffer.alloc(200 * 2 ** 20, 1); setTimeout(() => held, 500);';
const START_ONE_THAT_HOLDS = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(HOLD)}])`;

describe('a command that is watched', () => {
  it('reports its duration', async () => {
    const { seconds } = await runWatched(['-e', 'setTimeout(() => {}, 300)'], '.');
    expect(seconds).toBeGreaterThanOrEqual(0.3);
  });

  it.runIf(process.platform === 'linux')(
    'reports the memory of its child processes too',
    async () => {
      const { peakMiB } = await runWatched(['-e', START_ONE_THAT_HOLDS], '.');
      expect(peakMiB).toBeGreaterThan(200);
      expect(peakMiB).toBeLessThan(600);
    },
  );

  it('fails with the end of its output', async () => {
    const run = runWatched(['-e', 'console.log("no disk"); process.exit(3)'], '.');
    await expect(run).rejects.toThrow('no disk');
  });
});
