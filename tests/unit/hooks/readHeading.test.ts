// @vitest-environment jsdom
import { expect, test } from 'vitest';

import { readHeading } from '../../../src/hooks/readHeading.ts';

test("a heading's text includes its code, but not the anchor link", () => {
  const heading = document.createElement('h2');
  heading.innerHTML = 'Use <code>x</code> twice<a class="hash-link" href="#x">\u200b</a>';
  expect(readHeading(heading)).toBe('Use x twice');
});
