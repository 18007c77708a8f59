// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import type { Problem } from '../../../../packages/mdx-source/src/problem.ts';
import NoteProblems from '../../../../src/components/NoteProblems/index.tsx';

const problem: Problem = {
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
    render(<NoteProblems problems={[problem]} />);
    const box = screen.getByRole('status');
    expect(box.textContent).toMatch(/Problems in this note: 1/);
    expect(box.textContent).toMatch(/docs\/a\.md:12.*second title.*Delete the line/s);
  });

  it('starts collapsed, with the count', () => {
    render(<NoteProblems problems={[problem]} />);
    const details = screen.getByRole('group');
    expect(details.tagName).toBe('DETAILS');
    expect(details.hasAttribute('open')).toBe(false);
  });
});
