/* eslint-disable react-hooks/immutability, react-hooks/globals, react-hooks/rules-of-hooks, react-hooks/preserve-manual-memoization -- measures the calls alone */
import { useCallback } from 'react';
import { show } from './page.mjs';

const COUNT = 10_000;
let kept;
function Plain() {
  for (let at = 0; at < COUNT; at += 1) kept = () => at;
  return null;
}
function Kept() {
  for (let at = 0; at < COUNT; at += 1) kept = useCallback(() => at, [at]);
  return null;
}
for (const [name, Component] of Object.entries({ Plain, Kept })) {
  const render = show(Component);
  const times = [];
  for (let turn = 0; turn < 250; turn += 1) {
    const start = performance.now();
    render({ turn });
    times.push(performance.now() - start);
  }
  const [median] = times
    .slice(50)
    .sort((a, b) => a - b)
    .slice(100);
  console.log(
    (name === 'Plain' ? 'plain functions' : 'useCallback').padEnd(16),
    `${median.toFixed(2)} ms`,
  );
}
if (!kept) throw new Error('nothing was made');
