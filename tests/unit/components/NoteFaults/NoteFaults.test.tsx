// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import NoteFaults from '../../../../src/components/NoteFaults/index.tsx';

const fault = {
  file: 'docs/a.md',
  line: 12,
  rule: 'note/title',
  severity: 'error',
  message: '"# A" is a second title.',
  remedy: 'Delete the line.',
};

vi.mock('@docusaurus/useGlobalData', () => ({
  usePluginData: () => ({ faults: { 'docs/a.md': [fault] } }),
}));

afterEach(cleanup);

describe('the box of faults', () => {
  it('shows where, what and how to mend it', () => {
    render(<NoteFaults file="docs/a.md" />);
    const box = screen.getByRole('status');
    expect(box.textContent).toMatch(/Faults in this note: 1/);
    expect(box.textContent).toMatch(/docs\/a\.md:12.*second title.*Delete the line/s);
  });

  it('is not there when nothing is wrong', () => {
    render(<NoteFaults file="docs/b.md" />);
    expect(screen.queryByRole('status')).toBeNull();
  });
});
