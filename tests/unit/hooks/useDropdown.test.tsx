// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';

import useDropdown from '../../../src/hooks/useDropdown.ts';

function Sample() {
  const { rootRef, open, buttonProps } = useDropdown();
  return (
    <div ref={rootRef}>
      <button type="button" {...buttonProps}>
        More
      </button>
      <ul hidden={!open}>
        <li>
          <a href="#one">One</a>
        </li>
        <li>
          <a href="#two">Two</a>
        </li>
      </ul>
    </div>
  );
}

const button = () => screen.getByRole('button', { name: 'More' });
const press = (key: string) =>
  fireEvent.keyDown(document.activeElement as Element, { key });

beforeEach(() => {
  render(<Sample />);
  button().focus();
});
afterEach(cleanup);

it('opens on arrow down with the first link focused, and the arrow keys move the focus', () => {
  press('ArrowDown');
  expect(document.activeElement?.textContent).toBe('One');
  press('ArrowDown');
  press('ArrowDown');
  expect(document.activeElement?.textContent).toBe('Two');
  press('ArrowUp');
  expect(document.activeElement?.textContent).toBe('One');
});

it('closes on Escape and restores the focus to the button', () => {
  press('ArrowDown');
  press('Escape');
  expect(button().getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(button());
});
