import { describe, expect, it } from 'vitest';

import {
  checkRoutes,
  listPages,
} from '../../../../src/plugins/check-site/checkRoutes.ts';

function route(path: string, sourceFilePath?: string) {
  return {
    path,
    component: 'x',
    metadata: { ...(sourceFilePath && { sourceFilePath }) },
  };
}

describe('pages at one address', () => {
  it.each([
    ['twice', '/docs/x', '/docs/x'],
    ['with and without a slash at the end', '/docs/x', '/docs/x/'],
  ])('are reported with both files when the address is there %s', (_, one, two) => {
    const routes = [{ ...route('/docs'), routes: [route(one, 'docs/x.md')] }];
    const pages = listPages([...routes, route(two, 'docs/x/index.md')]);
    const [fault, ...rest] = checkRoutes(pages);
    expect(rest).toEqual([]);
    expect(fault).toMatchObject({ file: 'docs/x.md', rule: 'routes/duplicate' });
    expect(fault?.message).toContain(`${one} (docs/x.md) and ${two} (docs/x/index.md)`);
    expect(fault?.remedy).toContain('rename or remove');
  });

  it('are no fault when they differ, and layouts are no pages', () => {
    const pages = listPages([
      { ...route('/docs'), routes: [route('/docs'), route('/docs/x')] },
      route('/'),
    ]);
    expect(pages).toHaveLength(3);
    expect(checkRoutes(pages)).toEqual([]);
  });
});
