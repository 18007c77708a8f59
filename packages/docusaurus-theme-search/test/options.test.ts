import { normalizePluginOptions } from '@docusaurus/utils-validation';
import { expect, it } from 'vitest';

import { validateOptions } from '../src/options.ts';

const read = (options: object) =>
  validateOptions({ options, validate: normalizePluginOptions as never });

it('has a default name for pages in no area', () => {
  expect(read({}).otherPages).toBe('Pages');
  expect(read({ otherPages: 'About' }).otherPages).toBe('About');
});

it('rejects unknown options', () => {
  expect(() => read({ areas: [] })).toThrow('"areas" is not allowed');
});
