import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

it("React's scheduler yields after 5 ms of work", () => {
  const scheduler = 'node_modules/scheduler/cjs/scheduler.production.js';
  expect(readFileSync(scheduler, 'utf8')).toContain('frameInterval = 5,');
});
