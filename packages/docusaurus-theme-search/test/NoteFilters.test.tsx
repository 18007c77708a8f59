// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import NoteFilters from '../src/components/NoteFilters/index.tsx';

afterEach(cleanup);

const NOTES = {
  areas: ['Tech', 'Books'],
  notes: [
    { path: 'dns', title: 'DNS', area: 0, status: 'budding' },
    { path: 'sleep', title: '睡眠', area: 1, status: 'budding', lang: 'zh-Hans' },
  ],
};

it('offers only what notes differ in, and what is chosen', () => {
  const ignore = () => undefined;
  const { rerender } = render(
    <NoteFilters notes={NOTES} choice={{}} onChoose={ignore} />,
  );
  expect(screen.getAllByRole('combobox')).toHaveLength(2);
  screen.getByLabelText('Area');
  screen.getByLabelText('Language');
  rerender(
    <NoteFilters notes={NOTES} choice={{ status: 'budding' }} onChoose={ignore} />,
  );
  screen.getByLabelText('Status');
});
