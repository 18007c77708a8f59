import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { AllContent } from '@docusaurus/types';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';

import { readDocsFacts } from '../../../../src/plugins/route-chunks/docsFacts.ts';

const note = (id: string) => ({
  id,
  permalink: `/docs/${id}`,
  description: `What ${id} is about.`,
  source: `@site/${id}.md`,
});

const index = (permalink: string) => ({ type: 'generated-index', permalink });

const sidebars = {
  notes: [
    {
      type: 'category',
      label: 'Git',
      link: index('/docs/category/git'),
      items: [
        { type: 'doc', id: 'reset' },
        { type: 'link', label: 'Abroad', href: 'https://example.org/' },
        {
          type: 'category',
          label: 'Servers',
          link: index('/docs/category/servers'),
          items: [{ type: 'ref', id: 'hooks' }],
        },
      ],
    },
    { type: 'category', label: 'Plain', items: [{ type: 'doc', id: 'reset' }] },
  ],
};

const content = {
  'docusaurus-plugin-content-docs': {
    default: { loadedVersions: [{ docs: [note('reset'), note('hooks')], sidebars }] },
  },
} as unknown as AllContent;

describe('what the data of the docs is made of', () => {
  let site: string;

  beforeEach(() => {
    site = mkdtempSync(path.join(os.tmpdir(), 'docs-facts-'));
    onTestFinished(() => rmSync(site, { recursive: true }));
    writeFileSync(path.join(site, 'reset.md'), 'Text.');
    writeFileSync(path.join(site, 'hooks.md'), 'Text.');
  });

  it("is the lines of each category's own notes, by the address of its page", () => {
    expect(readDocsFacts(content, site)['default']).toEqual({
      usesCards: false,
      lines: {
        '/docs/category/git': { '/docs/reset': 'What reset is about.' },
        '/docs/category/servers': { '/docs/hooks': 'What hooks is about.' },
      },
    });
  });

  it('says whether a note lists cards itself', () => {
    writeFileSync(path.join(site, 'hooks.md'), '<DocCardList />');
    expect(readDocsFacts(content, site)['default']?.usesCards).toBe(true);
  });
});
