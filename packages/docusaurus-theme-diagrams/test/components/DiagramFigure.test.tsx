// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import DiagramFigure from '../../src/components/DiagramFigure/index.tsx';

class Unobserved {
  observe() {}
  disconnect() {}
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ['DNS', 'Diagram: DNS'],
  [undefined, 'Diagram'],
])('names the box of a diagram called %s', (name, label) => {
  vi.stubGlobal('ResizeObserver', Unobserved);
  const svg = '<svg><text>DNS</text></svg>';
  render(<DiagramFigure drawing={svg} {...(name && { name })} width="9" height="9" />);
  expect(screen.getByLabelText(label)).toBeTruthy();
});

it('keeps a loaded diagram when the page renders again, as it does after a contents link', async () => {
  vi.stubGlobal('ResizeObserver', Unobserved);
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response('<svg><text>DNS</text></svg>')),
  );
  const figure = <DiagramFigure drawing="/dns.svg" name="DNS" width="9" height="9" />;
  const { container, rerender } = render(figure);
  await waitFor(() => expect(container.textContent).toContain('DNS'));
  rerender(<DiagramFigure drawing="/dns.svg" name="DNS" width="9" height="9" />);
  expect(container.querySelector('svg text')?.textContent).toBe('DNS');
});

it('loads another diagram in place of the one it had, as after an edit under npm start', async () => {
  vi.stubGlobal('ResizeObserver', Unobserved);
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(new Response(`<svg><text>${url}</text></svg>`)),
  );
  const figure = (url: string) => <DiagramFigure drawing={url} width="9" height="9" />;
  const { container, rerender } = render(figure('/one.svg'));
  await waitFor(() => expect(container.textContent).toContain('/one.svg'));
  rerender(figure('/other.svg'));
  await waitFor(() => expect(container.textContent).toContain('/other.svg'));
});
