// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import useLiveFrame from '../../../src/components/LiveBlock/useLiveFrame.ts';

/** Renders the hook, and returns a function that sends it a message from its frame. */
function openFrame() {
  const frame = { current: document.body.appendChild(document.createElement('iframe')) };
  const { result } = renderHook(() => useLiveFrame(frame, '', 'light'));
  const send = (data: unknown) => {
    const source = frame.current.contentWindow;
    act(() => void window.dispatchEvent(new MessageEvent('message', { source, data })));
    return result.current;
  };
  return send;
}

it('runs the code again when the frame has reloaded, but not forever', () => {
  const send = openFrame();
  const frame = document.querySelector('iframe:last-of-type') as HTMLIFrameElement;
  const post = vi.spyOn(frame.contentWindow as Window, 'postMessage');
  const countRuns = () =>
    post.mock.calls.filter(([message]) => (message as { type: string }).type === 'run')
      .length;
  send({ type: 'ready' });
  send({ type: 'ready' });
  expect(countRuns()).toBe(2);
  for (let load = 0; load < 99; load += 1) send({ type: 'ready' });
  expect(countRuns()).toBeLessThan(50);
});

it("collects the frame's messages", () => {
  const send = openFrame();
  send({ type: 'console', level: 'log', text: 'a' });
  send({ type: 'error', text: 'b' });
  expect(send({ type: 'size', height: 9 })).toMatchObject({
    lines: [{ level: 'log', text: 'a' }],
    error: 'b',
    height: 9,
  });
});

it.each([
  ['hi'],
  [null],
  [{ type: 'other' }],
  [{ type: 'console', level: 'log', text: {} }],
  [{ type: 'console', level: { toString: 1 }, text: '' }],
  [{ type: 'error', text: {} }],
  [{ type: 'size', height: { toString: 1 } }],
])('ignores what the code in the frame sends by itself: %j', (data) => {
  const send = openFrame();
  const before = send({ type: 'ready' });
  expect(send(data)).toEqual(before);
});
