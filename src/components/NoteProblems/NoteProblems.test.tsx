// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import type { Problem } from 'mdx-source/problems';
import NoteProblems from './index.tsx';

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
    expect(box.textContent).toMatch(/docs\/a\.md:12.*second title.*Delete the line/s);
  });

  const warning: Problem = { ...problem, severity: 'warning' };
  it.each([
    [[problem], 'Errors in this note: 1, warnings: 0'],
    [[warning, warning], 'Warnings in this note: 2'],
    [[warning, problem], 'Errors in this note: 1, warnings: 1'],
  ])('tells errors from warnings', (problems, says) => {
    render(<NoteProblems problems={problems} />);
    expect(screen.getByRole('status').querySelector('summary')?.textContent).toBe(says);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      problems.map(({ severity }) => expect.stringContaining(` ${severity} `) as string),
    );
  });

  it('starts collapsed, with the count', () => {
    render(<NoteProblems problems={[problem]} />);
    const details = screen.getByRole('group');
    expect(details.tagName).toBe('DETAILS');
    expect(details.hasAttribute('open')).toBe(false);
  });
});
