// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import type { Fault } from '../../../../packages/mdx-source/src/fault.ts';
import NoteFaults from '../../../../src/components/NoteFaults/index.tsx';

const fault: Fault = {
  file: 'docs/a.md',
  line: 12,
  rule: 'note/title',
  severity: 'error',
  message: '"# A" is a second title.',
  remedy: 'Delete the line.',
};

const faults = { 'docs/a.md': [fault] };

afterEach(cleanup);

it('the box of errors shows location, message and remedy, and starts collapsed with their count', () => {
  render(<NoteFaults file="docs/a.md" faults={faults} />);
  expect(screen.getByRole('status').textContent).toMatch(
    /Faults in this note: 1.*docs\/a\.md:12.*second title.*Delete the line/s,
  );
  expect(screen.getByRole('group').outerHTML).toMatch(/^<details(?! open)/);
});

it('the box is missing if there are no errors', () => {
  render(<NoteFaults file="docs/b.md" faults={faults} />);
  expect(screen.queryByRole('status')).toBeNull();
});
