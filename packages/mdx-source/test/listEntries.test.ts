import { describe, expect, it } from 'vitest';

import { listEntries } from '../src/index.ts';

describe('listEntries', () => {
  it('ignores plugins whose folder is missing, which load null', () => {
    const content = {
      'docusaurus-plugin-content-blog': { default: null },
      'docusaurus-plugin-content-pages': { default: null },
    };
    expect(listEntries(content, '/site', 'Other')).toEqual([]);
  });
});
