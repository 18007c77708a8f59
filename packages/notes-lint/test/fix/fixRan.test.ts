import { describe, expect, it } from 'vitest';

import { aPage } from 'mdx-source/testing';
import { fixRan } from '../../src/index.ts';

const INSTALLED = new Map([
  ['yaml', ['2.9.1']],
  ['@mdx-js/mdx', ['3.1.1']],
  ['@1password/sdk', ['0.3.1']],
  ['react', ['18.3.1', '19.2.9']],
]);

function fix(keys: string): string {
  const source = aPage(`---\ntitle: Names\n${keys}\n---\n\nyaml@2.9.0 was slower.\n`);
  return fixRan(source, INSTALLED).split('\n---\n')[0] ?? '';
}

describe('fixRan', () => {
  it('writes the installed version, in both notations of a list', () => {
    expect(fix('ran: ["yaml@2.9.0", "@mdx-js/mdx@3.0.0"]')).toContain(
      'ran: ["yaml@2.9.1", "@mdx-js/mdx@3.1.1"]',
    );
    expect(fix('ran:\n  - yaml@2.9.0\n  - node@20')).toContain(
      '  - yaml@2.9.1\n  - node@20',
    );
  });

  it('leaves a scope alone that begins like the version', () => {
    expect(fix('ran: ["@1password/sdk@1"]')).toContain('ran: ["@1password/sdk@0.3.1"]');
  });

  it('leaves "read" and the text below alone', () => {
    const keys = 'ran: [yaml@2.9.0]\nread: [yaml@2.9.0]';
    expect(fix(keys)).toContain('ran: [yaml@2.9.1]\nread: [yaml@2.9.0]');
  });

  it.each([
    ['2', '2'],
    ['2.9', '2.9'],
    ['2.90', '2.9.1'],
    ['2.9.10', '2.9.1'],
  ])('leaves a shorter version that is still true: %s', (version, fixed) => {
    expect(fix(`ran: [yaml@${version}]`)).toContain(`ran: [yaml@${fixed}]`);
  });

  it.each(['yaml@2.9.1, yaml@1.10.2', 'yaml@2.9.0, yaml@1.10.2'])(
    'leaves two versions of a package, one of which a lab ran: %s',
    (ran) => {
      expect(fix(`ran: [${ran}]`)).toContain(`ran: [${ran}]`);
    },
  );

  it('leaves tools that are not packages, and packages installed in two versions', () => {
    const keys = 'ran: ["git@2.39.5", "node@20", "react@17.0.2"]';
    expect(fix(keys)).toContain(keys);
  });
});
