import { expect, test, vi } from 'vitest';

import { buildFrame } from '../src/buildFrame.ts';

vi.mock('esbuild', () => ({ build: () => Promise.resolve({ outputFiles: [] }) }));

test('a frame without a script is an error that names the file, not an empty page', async () => {
  await expect(buildFrame()).rejects.toThrow('main.tsx');
});
