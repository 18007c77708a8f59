// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

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

afterEach(cleanup);

describe('the box of errors', () => {
  it('shows location, message and remedy', () => {
    render(<NoteFaults faults={[fault]} />);
    const box = screen.getByRole('status');
    expect(box.textContent).toMatch(/Faults in this note: 1/);
    expect(box.textContent).toMatch(/docs\/a\.md:12.*second title.*Delete the line/s);
  });

  it('starts collapsed, with the count', () => {
    render(<NoteFaults faults={[fault]} />);
    const details = screen.getByRole('group');
    expect(details.tagName).toBe('DETAILS');
    expect(details.hasAttribute('open')).toBe(false);
  });
});
