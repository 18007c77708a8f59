import type { DocusaurusConfig } from '@docusaurus/types';
import { expect, it } from 'vitest';

import { slimConfig } from './slimConfig.ts';

it('the configuration loses what only the build reads, and keeps the rest', () => {
  const config = {
    title: 'T',
    presets: [['classic', {}]],
    ssrTemplate: '<html>',
    themeConfig: { navbar: {}, prism: {} },
  };
  expect(slimConfig(config as unknown as DocusaurusConfig)).toEqual({
    title: 'T',
    themeConfig: { navbar: {} },
  });
});

it.each([
  { additionalLanguages: ['php'] },
  { magicComments: [{ className: 'error', line: 'this-is-wrong' }] },
])('%o of Prism is rejected, because it has no effect', (prism) => {
  const config = { themeConfig: { prism } } as unknown as DocusaurusConfig;
  expect(() => slimConfig(config)).toThrow(/prism has no effect.*grammars\.ts/);
});
