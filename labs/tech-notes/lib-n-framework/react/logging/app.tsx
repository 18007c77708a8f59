// A page that fails in every way the note names, and is slow once.
import { Component, type ReactNode, useState } from 'react';

import { watch } from './watch.ts';

export const currentRoute = () => '/loans/:id';

class Guard extends Component<{ children: ReactNode }> {
  override state = { broken: false };
  static getDerivedStateFromError = () => ({ broken: true });
  override render() {
    return this.state.broken ? <p>Something went wrong.</p> : this.props.children;
  }
}
function Bad(): ReactNode {
  throw new TypeError('loan 4711 of ada@lib.example is gone');
}
function busy(milliseconds: number) {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}
/** Changes the size of an element while its size is reported. */
function grow() {
  const box = document.body.appendChild(document.createElement('div'));
  let height = 0;
  new ResizeObserver(() => {
    height += 1;
    if (height < 10) box.style.height = `${height}px`;
  }).observe(box);
}
Object.assign(globalThis, { heard: [] });
for (const type of ['navigation', 'long-animation-frame', 'no-such-type']) {
  watch(type, () => (globalThis as unknown as { heard: string[] }).heard.push(type));
}

export function App() {
  const [bad, setBad] = useState(false);
  const [tall, setTall] = useState(false);
  return (
    <main>
      {tall && <div style={{ height: 300 }} />}
      <h1>Loans</h1>
      <Guard>{bad && <Bad />}</Guard>
      <button onClick={() => setBad(true)}>render</button>
      <button
        onClick={() => {
          throw new RangeError('no such day');
        }}
      >
        handler
      </button>
      <button onClick={() => void Promise.reject(new Error('offline'))}>promise</button>
      <button
        onClick={() => {
          busy(300);
          setTimeout(() => setTall(true), 1000);
        }}
      >
        slow
      </button>
      <button onClick={grow}>resize</button>
    </main>
  );
}
