// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import Depth from './Depth.tsx';

afterEach(cleanup);

it.each([
  ['run', undefined, 'Sample: run'],
  ['rendered', undefined, 'Sample: rendered'],
  ['failed', undefined, 'Sample: not proven'],
  ['unchecked', 'no parser', 'Sample: not checked: no parser'],
  ['parsed', 'needs rustc', 'Sample: parsed: needs rustc'],
] as const)('how far a sample was checked is a word: %s, %s', (depth, reason, words) => {
  const { container } = render(<Depth depth={depth} reason={reason} />);
  expect(container.textContent).toBe(words);
});
