import path from 'node:path';

import type { LoadContext, ParseFrontMatter } from '@docusaurus/types';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';

import { aFolder, aPage } from 'mdx-source/testing';
import config from '../../docusaurus.config.ts';
import addNoteHeader from '../../src/markdown/remark/addNoteHeader.ts';
import { listNews } from '../../src/notes/listNews.ts';
import { formatFeeds } from '../../src/plugins/alternates/formatFeeds.ts';
import noteLinks from '../../src/plugins/note-links/index.ts';
import { listLanguages } from '../../src/plugins/home/listLanguages.ts';
import { aVFile } from '../support/aVFile.ts';

const { root: siteDir, remove } = aFolder({ 'docs/a.md': 'It is.\n' });
afterAll(remove);
const file = 'docs/a.md';
const site = { title: 'A', tagline: 'B', copyright: 'C', url: 'https://a.example/' };
const history = new Map([
  [file, { added: '2026-01-01', at: '2026', date: '2026-01-01' }],
]);

async function read(line: string) {
  const filePath = path.join(siteDir, file);
  const fileContent = `---\ntitle: A\ndisclaimer: health\n${line}\n---\n\nIt is.\n`;
  const params = { filePath, fileContent } as Parameters<ParseFrontMatter>[0];
  const { frontMatter } = await config.markdown.parseFrontMatter(params);
  return { title: 'A', file, permalink: '/docs/a', area: '', frontMatter };
}

it.each([
  'lang: zh_CN',
  'lang: [zh-Hans]',
  'changed: 2026-13-45 Some words about it',
  'changed: [2026-11-20]',
  'last_verified: 2026-13-45',
  'topics: http',
  'topics:',
  'waives:',
  'kind: [concept]',
])(
  'a wrong value, which may be a warning, stops neither build nor page: %s',
  async (line) => {
    vi.stubEnv('NODE_ENV', 'production');
    onTestFinished(() => void vi.unstubAllEnvs());
    const entry = await read(line);
    const { tree } = aPage('It is.\n');

    expect(listLanguages([entry])).toEqual([]);

    const news = listNews([entry], history);
    const items = news.map((item) => ({ ...item, url: site.url, plain: tree }));
    expect([...formatFeeds(site, items).values()].join()).not.toContain('Invalid');

    addNoteHeader({ siteDir })(tree, aVFile(path.join(siteDir, file), entry.frontMatter));
    expect(JSON.stringify(tree)).not.toContain('NaN');
    expect(Array.isArray(entry.frontMatter['topics'] ?? [])).toBe(true);

    const docs = [{ ...entry, source: `@site/${file}` }];
    const content = { default: { loadedVersions: [{ isLast: true, docs }] } };
    await noteLinks({ siteDir, baseUrl: '/' } as LoadContext).allContentLoaded?.({
      allContent: { 'docusaurus-plugin-content-docs': content },
      actions: { createData: vi.fn() },
    } as never);
  },
);
