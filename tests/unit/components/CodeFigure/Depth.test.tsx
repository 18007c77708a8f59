// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import Depth from '../../../../src/components/CodeFigure/Depth.tsx';

afterEach(cleanup);

function heard(depth: string, reason?: string): string | null {
  return render(<Depth depth={depth} reason={reason} />).container.textContent;
}

describe('how far a sample was checked', () => {
  it('says of a failed sample that it is not proven', () => {
    expect(heard('failed')).toBe('Sample: not proven');
  });

  it.each(['run', 'compiled', 'parsed'])('is shown as a word: %s', (depth) => {
    expect(heard(depth)).toBe(`Sample: ${depth}`);
  });

  it('includes the reason if it was not checked', () => {
    expect(heard('unchecked', 'no parser')).toBe('Sample: not checked: no parser');
  });

  it('includes the missing tool if it was only parsed', () => {
    expect(heard('parsed', 'no rustc where this was built')).toBe(
      'Sample: parsed only: no rustc where this was built',
    );
  });
});
