import { expect, test, vi } from 'vitest';

import { bundle } from '../src/bundle.ts';

vi.mock('esbuild', () => ({ build: () => Promise.resolve({ outputFiles: [] }) }));

test('a bundle without output is an error that names the file, not an empty script', async () => {
  await expect(bundle('worker/main.ts')).rejects.toThrow('worker/main.ts');
});
