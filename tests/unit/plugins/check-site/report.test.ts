import { afterEach, describe, expect, it, vi } from 'vitest';

import { report, type Finding } from '../../../../src/plugins/check-site/report.ts';

const fault: Finding = {
  file: 'docs/a.md',
  line: 3,
  rule: 'links/anchor',
  message: '/a links to /b#gone.',
  remedy: 'name a heading',
};

afterEach(() => {
  vi.restoreAllMocks();
});

describe('what the configuration says about broken links, anchors and duplicates', () => {
  it('throw fails the build with errors', () => {
    expect(() => report([fault], '2 pages', 'throw')).toThrow(
      /docs\/a\.md:3 {2}error {2}links\/anchor[^]*2 pages checked: 1 faults/,
    );
  });

  it('warn prints warnings and goes on', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    report([fault], '2 pages', 'warn');
    expect(warn.mock.calls.flat().join()).toMatch(/docs\/a\.md:3 {2}warning {2}links/);
  });

  it('ignore is silent, and so is a site without faults', () => {
    const say = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    report([fault], '2 pages', 'ignore');
    report([], '2 pages', 'throw');
    expect(say).not.toHaveBeenCalled();
  });
});
