// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import DiagramFigure from '../src/components/DiagramFigure/index.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('keeps a loaded diagram when the page renders again, as it does after a contents link', async () => {
  class Unobserved {
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Unobserved);
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response('<svg><text>DNS</text></svg>')),
  );
  const figure = <DiagramFigure drawing="/dns.svg" name="DNS" width="9" height="9" />;
  const { container, rerender } = render(figure);
  await act(async () => vi.waitFor(() => expect(container.textContent).toContain('DNS')));
  rerender(<DiagramFigure drawing="/dns.svg" name="DNS" width="9" height="9" />);
  expect(container.querySelector('svg text')?.textContent).toBe('DNS');
});
