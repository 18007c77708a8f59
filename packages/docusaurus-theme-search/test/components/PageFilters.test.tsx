// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import PageFilters from '../../src/components/PageFilters/index.tsx';

afterEach(cleanup);

const PAGES = {
  areas: ['Tech', 'Books'],
  pages: [
    { path: 'dns', title: 'DNS', area: 0, status: 'budding' },
    { path: 'sleep', title: '睡眠', area: 1, status: 'budding', lang: 'zh-Hans' },
  ],
};

it('offers only what pages differ in, and what is chosen', () => {
  const ignore = () => undefined;
  const { rerender } = render(
    <PageFilters pages={PAGES} choice={{}} onChoose={ignore} />,
  );
  expect(screen.getAllByRole('combobox')).toHaveLength(2);
  screen.getByLabelText('Area');
  screen.getByLabelText('Language');
  rerender(
    <PageFilters pages={PAGES} choice={{ status: 'budding' }} onChoose={ignore} />,
  );
  screen.getByLabelText('Status');
});
