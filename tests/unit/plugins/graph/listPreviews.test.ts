import type { Entry } from 'mdx-source';
import { expect, it } from 'vitest';

import { listPreviews } from '../../../../src/plugins/graph/listPreviews.ts';

const note = (permalink: string, frontMatter: Entry['frontMatter']): Entry => ({
  permalink,
  title: 'DNS',
  file: 'docs/dns.md',
  area: 'Tech notes',
  frontMatter,
});

it('lists previews by decoded path, without unlisted pages or pages without a description', () => {
  const facts = { description: 'Names.', kind: 'concept', last_verified: '2026-11-20' };
  expect(
    listPreviews([
      note('/base/docs/%E7%8B%BC%E9%81%93/', { ...facts, lang: 'zh-Hans' }),
      note('/base/docs/unlisted', { ...facts, unlisted: true }),
      note('/base/docs/silent', {}),
    ]),
  ).toEqual({
    '/base/docs/狼道': ['DNS', 'Names.', 'concept', '2026-11-20', 'zh-Hans'],
  });
});
