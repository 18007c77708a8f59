import { expect, it } from 'vitest';

import { languageOf } from '../../src/index.ts';

it('the language is Chinese for a title with a Chinese character, otherwise undefined', () => {
  expect(['五维学习法', 'Notes on 狼道', 'Two Sum', '—「」'].map(languageOf)).toEqual([
    'zh-Hans',
    'zh-Hans',
    undefined,
    undefined,
  ]);
});
