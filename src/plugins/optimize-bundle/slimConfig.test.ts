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
