import { expect, it } from 'vitest';

import config from '../../docusaurus.config.ts';

it('the site has the tagline that the specification names', () => {
  expect(config.tagline).toBe('Documentations');
});
