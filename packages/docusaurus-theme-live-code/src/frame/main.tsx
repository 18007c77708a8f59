import { useEffect, type ReactNode } from 'react';
import * as React from 'react';
import { createRoot, type Root } from 'react-dom/client';

import type { FromFrame, ToFrame } from '../protocol.ts';
import { compile } from './compile.ts';
import { createTick } from './loopLimit.ts';
import { formatValue } from './formatValue.ts';

const { tick, reset } = createTick(() => performance.now());
const container = document.getElementById('root') as HTMLElement;
let root: Root | undefined;

/** Whether the current run has rendered anything. */
let hasRendered = false;

function send(message: FromFrame): void {
  // The frame's origin is opaque and holds no secret; the page checks which window sent the message.
  window.parent.postMessage(message, '*');
}

function sendSize(): void {
  if (!hasRendered) return;
  send({ type: 'size', height: Math.ceil(container.getBoundingClientRect().height) });
}

function fail(error: unknown): void {
  send({ type: 'error', text: formatValue(error) });
  hasRendered = true;
  sendSize();
}

/** Reports the size after effects have run, because their output is shown below. */
function ReportSize({ children }: { children: ReactNode }) {
  useEffect(() => {
    hasRendered = true;
    sendSize();
  }, []);
  return children;
}

function render(element: ReactNode): void {
  root?.unmount();
  // Without a boundary, an error in rendering empties the root and is reported here.
  root = createRoot(container, { onUncaughtError: fail });
  root.render(<ReportSize>{element}</ReportSize>);
}

function run(code: string): void {
  send({ type: 'started' });
  reset();
  hasRendered = false;
  root?.unmount();
  root = undefined;
  try {
    const value = compile(code)({ React, render, tick });
    if (typeof value === 'function') render(React.createElement(value as React.FC));
    else if (React.isValidElement(value)) render(value);
    else if (!root)
      throw new Error(
        "Nothing to show: the code isn't a component and doesn't call render().",
      );
  } catch (error) {
    fail(error);
  }
}

function applyTheme(theme: ToFrame & { type: 'theme' }): void {
  for (const [name, value] of Object.entries(theme.properties)) {
    document.documentElement.style.setProperty(name, value);
  }
  document.documentElement.style.colorScheme = theme.colorScheme;
}

function reportConsole(): void {
  for (const level of ['log', 'info', 'warn', 'error'] as const) {
    console[level] = (...values: unknown[]) => {
      send({ type: 'console', level, text: values.map(formatValue).join(' ') });
    };
  }
}

reportConsole();
setInterval(reset, 200);
new ResizeObserver(sendSize).observe(container);
// A frame that isn't visible yet isn't laid out, so the observer above isn't called.
new MutationObserver(sendSize).observe(container, { childList: true, subtree: true });
for (const use of ['pointerdown', 'keydown']) {
  window.addEventListener(use, () => send({ type: 'used' }), { once: true });
}
window.addEventListener('error', ({ error, message }) => {
  fail(error ?? message);
});
window.addEventListener('unhandledrejection', ({ reason }) => {
  fail(reason);
});
window.addEventListener('message', ({ data, source }: MessageEvent<ToFrame>) => {
  if (source !== window.parent) return;
  if (data.type === 'run') run(data.code);
  if (data.type === 'theme') applyTheme(data);
});
send({ type: 'ready' });
