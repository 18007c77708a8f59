// @vitest-environment jsdom
import { readFileSync } from 'node:fs';

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const template = readFileSync('src/template.html', 'utf8');
const [, script] = /<script>([^]*?)<\/script>/.exec(template) ?? [];
const pressed = vi.fn<(event: Event) => void>();

const draw = () => {
  document.body.innerHTML =
    '<div id="__docusaurus"><button>Menu</button><a role="button">1</a><a role="button">2</a></div>';
};

const click = (index: number) =>
  document.querySelectorAll<HTMLElement>('button, a')[index]?.click();

/** Ends the recording, as hydration does. */
async function hydrate(): Promise<void> {
  document.addEventListener('click', pressed);
  document.addEventListener('keydown', pressed);
  document.documentElement.dataset['hasHydrated'] = 'true';
  await Promise.resolve();
}

/** The text of what got a click, or the key. */
const events = () =>
  pressed.mock.calls.map(([event]) =>
    event instanceof KeyboardEvent ? event.key : (event.target as Element).textContent,
  );

beforeEach(() => {
  draw();
  new Function(script ?? '')();
});

afterEach(() => {
  document.removeEventListener('click', pressed);
  document.removeEventListener('keydown', pressed);
  delete document.documentElement.dataset['hasHydrated'];
  document.body.replaceChildren();
  pressed.mockClear();
});

it('replays a click on a button, once', async () => {
  click(0);
  click(0);
  expect(document.querySelector('button')?.getAttribute('aria-busy')).toBe('true');
  await hydrate();
  expect(events()).toEqual(['Menu']);
  expect(document.querySelector('[aria-busy]')).toBeNull();
});

it('replays a click on a control that hydration replaced', async () => {
  click(2);
  draw();
  await hydrate();
  expect(events()).toEqual(['2']);
});

it.each([
  ['k', 'off'],
  ['K', 'on'],
])(
  "replays the search's shortcut, %s with Caps Lock %s, and no other key",
  async (shortcut) => {
    for (const key of [shortcut, 'j'])
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', {
          key,
          ctrlKey: true,
          bubbles: true,
          cancelable: true,
        }),
      );
    await hydrate();
    expect(events()).toEqual([shortcut]);
  },
);
