import { normalizePluginOptions } from '@docusaurus/utils-validation';
import { expect, it } from 'vitest';

import { validateOptions } from '../src/index.ts';

it('reports a mistyped option by its name', () => {
  const options: object = { customCSS: [] };
  const validate = normalizePluginOptions as never;
  expect(() => validateOptions({ options, validate })).toThrow('customCSS');
});
