import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { startBrokenSite } from '../support/buildSite.ts';

const STARTING_TAKES = 200_000;

describe('npm start with posts that have wrong metadata', () => {
  let server: Awaited<ReturnType<typeof startBrokenSite>>;

  beforeAll(async () => {
    server = await startBrokenSite('bad-posts');
    await vi.waitFor(() => expect(server.output()).toMatch(/compiled/), STARTING_TAKES);
  });

  afterAll(() => server.stop());

  it.each([['a missing image', /blog\/missing-image\.md:17 {2}error {2}links\/image/]])(
    'names %s in the terminal',
    async (_, report) => {
      await vi.waitFor(() => expect(server.output()).toMatch(report), STARTING_TAKES);
    },
  );

  it('keeps running, and every page compiles', async () => {
    expect(server.output()).toMatch(/compiled successfully/);
    expect((await fetch(`${server.url}blog`)).status).toBe(200);
    expect(server.isRunning()).toBe(true);
  });
});
