import { afterEach, expect, it, onTestFinished, vi } from 'vitest';

import { aFolder } from 'mdx-source/testing';
import noteLinks from './index.ts';

afterEach(() => vi.unstubAllEnvs());

it('sentences that link to a note have the quotes that its readers see, except in code', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const { root: siteDir, remove } = aFolder({
    'docs/dns.md': 'Names.\n',
    'docs/tls.md': 'It isn\'t "fast": `"x"` asks [DNS](dns.md).\n',
  });
  onTestFinished(remove);
  const docs = ['dns', 'tls'].map((name) => ({
    permalink: `/docs/${name}`,
    title: name,
    source: `@site/docs/${name}.md`,
    frontMatter: {},
  }));
  const createData = vi.fn();
  const plugin = noteLinks({ siteDir, baseUrl: '/' } as never);
  await plugin.allContentLoaded?.({
    allContent: {
      'docusaurus-plugin-content-docs': {
        default: { loadedVersions: [{ isLast: true, docs }] },
      },
    },
    actions: { createData },
  } as never);
  expect(createData).toHaveBeenCalledWith(
    'docs/dns.md.json',
    expect.objectContaining({
      linkedFrom: [
        expect.objectContaining({
          sentence: { before: 'It isn’t “fast”: "x" asks ', text: 'DNS', after: '.' },
        }),
      ],
    }),
  );
});
