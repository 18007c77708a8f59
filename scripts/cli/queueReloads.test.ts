import { expect, it } from 'vitest';

import { queueReloads } from './queueReloads.mjs';

it('reloads one plugin after the other, and once more for all events during a reload', async () => {
  const seen: string[] = [];
  let isBusy = false;
  const reload = queueReloads(async (plugin: string) => {
    seen.push(isBusy ? `${plugin} at the same time` : plugin);
    isBusy = true;
    await new Promise(setImmediate);
    isBusy = false;
  });
  const first = reload('docs');
  await Promise.resolve();
  for (const plugin of ['docs', 'blog', 'docs', 'blog']) void reload(plugin);
  await first;
  await reload('pages');
  expect(seen).toEqual(['docs', 'docs', 'blog', 'pages']);
});

it('reloads again after a reload that failed', async () => {
  const reload = queueReloads((plugin: string) =>
    plugin === 'docs' ? Promise.reject(new Error(plugin)) : Promise.resolve(),
  );
  const failed = reload('docs');
  await expect(reload('blog')).resolves.toBeUndefined();
  await expect(failed).rejects.toThrow('docs');
  await expect(reload('docs')).rejects.toThrow('docs');
});
