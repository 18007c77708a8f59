import { createRequire } from 'node:module';

const { JSDOM } = createRequire(`${process.env.ROOT}/package.json`)('jsdom');
const { window } = new JSDOM();
Object.defineProperty(globalThis, 'navigator', {
  value: window.navigator,
  configurable: true,
});
Object.assign(globalThis, { window, document: window.document });
const { createElement } = await import('react');
const { flushSync } = await import('react-dom');
const { createRoot } = await import('react-dom/client');

const names = [];
export const ran = (name) => names.push(name);
export function open(lake) {
  names.push(`open ${lake}`);
  return () => names.push(`close ${lake}`);
}

export function show(Component) {
  const root = createRoot(document.createElement('div'));
  return (props) => flushSync(() => root.render(createElement(Component, props)));
}

/** Renders with each of the props in turn, and returns what ran after the first. */
export async function runs(Component, ...props) {
  const render = show(Component);
  const all = [];
  for (const some of props) {
    names.length = 0;
    render(some);
    await new Promise((resolve) => setTimeout(resolve, 20));
    all.push(names.join(', ') || 'nothing');
  }
  return all.slice(1);
}
