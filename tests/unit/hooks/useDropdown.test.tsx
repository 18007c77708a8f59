// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';

import useDropdown from '../../../src/hooks/useDropdown.ts';

function Sample() {
  const { rootRef, open, buttonProps } = useDropdown();
  return (
    <>
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
      <a href="#outside">Outside</a>
    </>
  );
}

const button = () => screen.getByRole('button', { name: 'More' });
const isOpen = () => button().getAttribute('aria-expanded') === 'true';
const press = (key: string) =>
  fireEvent.keyDown(document.activeElement as Element, { key });

beforeEach(() => {
  render(<Sample />);
  button().focus();
});
afterEach(cleanup);

it('opens and closes by a click', () => {
  fireEvent.click(button());
  expect(isOpen()).toBe(true);
  fireEvent.click(button());
  expect(isOpen()).toBe(false);
});

it('opens on arrow down with the focus on the first link, and the arrows move it', () => {
  press('ArrowDown');
  expect(document.activeElement?.textContent).toBe('One');
  press('ArrowDown');
  press('ArrowDown');
  expect(document.activeElement?.textContent).toBe('Two');
  press('ArrowUp');
  expect(document.activeElement?.textContent).toBe('One');
});

it('closes on Escape and gives the focus back to the button', () => {
  press('ArrowDown');
  press('Escape');
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(button());
});

it('closes on a press outside', () => {
  fireEvent.click(button());
  fireEvent.pointerDown(screen.getByText('One'));
  expect(isOpen()).toBe(true);
  fireEvent.pointerDown(document.body);
  expect(isOpen()).toBe(false);
});

it('closes when the focus leaves', () => {
  fireEvent.click(button());
  fireEvent.focusIn(screen.getByText('Outside'));
  expect(isOpen()).toBe(false);
});
