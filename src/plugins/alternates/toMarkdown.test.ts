import path from 'node:path';

import { afterAll, beforeEach, describe, expect, it } from 'vitest';

import { createResolver } from 'mdx-source';
import { aFolder, aPage } from 'mdx-source/testing';
import { resolveLink } from './resolveLink.ts';
import { toMarkdown, toPlain } from './toMarkdown.ts';
import { markdownPath } from '../../notes/shared/urls.ts';

const head = {
  title: 'DNS',
  description: 'Names to addresses.',
  url: 'https://notes.example/docs/dns',
  verified: '2026-11-20',
};

const write = (body: string) =>
  toMarkdown(
    toPlain(aPage(`---\ntitle: DNS\n---\n\n${body}`).tree, (url) => `full:${url}`),
    head,
  );

describe('the Markdown version of a page', () => {
  it('begins with title, description, source and date, and what it ran on', () => {
    const { tree } = aPage('Text.');
    const ran = ['node@20', 'react@19.2.9'];
    expect(toMarkdown(tree, { ...head, ran })).toContain(
      ', last verified 2026-11-20, ran on node@20, react@19.2.9\n\nText.',
    );
    expect(write('Text.')).toBe(
      '# DNS\n\nNames to addresses.\n\nSource: <https://notes.example/docs/dns>, last verified 2026-11-20\n\nText.\n',
    );
  });

  it.each([
    [
      'keeps code, without the words that are meant for the checks',
      '```ts run title="a.ts"\nconst a = `<b>`;\n```',
      '**a.ts**\n\n```ts\nconst a = `<b>`;\n```',
    ],
    [
      'says which fence is output, and of what',
      '```text output="a.ts"\n1\n```\n\n```text output\n2\n```',
      '**Output of a.ts**\n\n```text\n1\n```\n\n**Output**\n\n```text\n2\n```',
    ],
    ['omits the ids of headings', '## Set *it* up {#setup}', '## Set _it_ up'],
    [
      'names tabs',
      '<Tabs>\n<TabItem value="a" label="npm">Run `npm ci`.</TabItem>\n<TabItem value="b" label="pnpm">\n\nNothing.\n\n</TabItem>\n</Tabs>',
      'npm: Run `npm ci`.\n\n**pnpm:**\n\nNothing.',
    ],
    [
      'keeps tables',
      '| a | b |\n| - | - |\n| 1 | `x \\| y` |',
      '| a | b        |\n| - | -------- |\n| 1 | `x \\| y` |',
    ],
    ['makes links absolute', '[why](./x.md)', '[why](full:./x.md)'],
    [
      'turns an admonition into a blockquote',
      ':::tip[Hint]\n\nDo it.\n\n:::',
      '> **Hint**\n>\n> Do it.',
    ],
    [
      'unfolds details',
      '<details>\n<summary>Why?</summary>\n\nBecause.\n\n</details>',
      '**Why?**\n\nBecause.',
    ],
    [
      'omits imports and comments',
      'import X from "./x";\n\nText {/* note */}here.',
      'Text here.',
    ],
    [
      'keeps where JSX links lead',
      'See <a href="./x.md">*why*</a> and <Link to="/y">how</Link>.\n\n<Link to="/z">\nBoth\n</Link>',
      'See [_why_](full:./x.md) and [how](full:/y).\n\n[Both](full:/z)',
    ],
    [
      'keeps JSX images',
      'Press <img src="/i.png" alt="Go" />.\n\n<img src="/j.png" />',
      'Press ![Go](full:/i.png).\n\n![](full:/j.png)',
    ],
    ['omits JSX elements but keeps their text', 'Press <kbd>Esc</kbd>.', 'Press Esc.'],
    ['keeps a colon before a word', 'At 10:30am.', 'At 10:30am.'],
    [
      'keeps two colons before a word on a line of its own, or the label',
      '::note\n\n::link[*label*]',
      '::note\n\n_label_',
    ],
    [
      'keeps Chinese and its punctuation',
      '「狼性」：**目标**和`耐心`。',
      '「狼性」：**目标**和`耐心`。',
    ],
  ])('%s', (_what, body, text) => {
    expect(write(body).split('\n\n').slice(3).join('\n\n').trim()).toBe(text);
  });
});

describe('a link in a Markdown version', () => {
  const { root: siteDir, remove } = aFolder({
    'labs/sound/run.sh': '',
    'docs/http/map.svg': '',
    'docs/http/draft.md': '',
  });
  afterAll(remove);
  const files: string[] = [];
  const dns = { file: 'docs/http/dns.md', permalink: '/base/docs/http/dns' };
  const rest = { file: 'docs/api/rest.md', permalink: '/base/docs/api/rest' };
  const context = {
    siteUrl: 'https://notes.example/base/',
    repository: {
      siteDir,
      repositoryUrl: 'https://host.example/repo',
      branch: 'main',
    },
    findPage: createResolver([dns, rest], '/base/'),
    onFile: (file: string) => void files.push(file),
  };
  const from = (url: string) => resolveLink(url, dns, context);
  beforeEach(() => void files.splice(0));

  it.each([
    ['of a file', '../api/rest.md#put', 'https://notes.example/base/docs/api/rest#put'],
    [
      'of an address',
      '/docs/api/rest#put',
      'https://notes.example/base/docs/api/rest#put',
    ],
    ['of the page itself', '#ttl', 'https://notes.example/base/docs/http/dns#ttl'],
    ['of a lab', '../../labs/sound/', 'https://host.example/repo/tree/main/labs/sound'],
    [
      'of a generated file',
      'pathname:///blog/rss.xml',
      'https://notes.example/base/blog/rss.xml',
    ],
    ['of a static file', '/img/map.png', 'https://notes.example/base/img/map.png'],
    [
      'of another site',
      'https://www.rfc-editor.org/rfc/rfc9110',
      'https://www.rfc-editor.org/rfc/rfc9110',
    ],
  ])('points to the page %s', (_what, url, full) => {
    expect(from(url)).toBe(full);
    expect(files).toEqual([]);
  });

  it.each(['map.svg', './map.svg#north', '@site/docs/http/map.svg'])(
    'points to a copy of the file %s',
    (url) => {
      expect(from(url)).toBe('https://notes.example/base/docs/http/map.svg');
      expect(files).toEqual(['docs/http/map.svg']);
    },
  );

  it.each([
    './missing.svg',
    './draft.md',
    '../http/',
    `../../../${path.basename(siteDir)}/labs/sound/run.sh`,
  ])('copies no file for %s', (url) => {
    from(url);
    expect(files).toEqual([]);
  });
});

it('has the URL of its page plus .md, without a trailing slash', () => {
  expect(markdownPath('/docs/http/dns')).toBe('/docs/http/dns.md');
  expect(markdownPath('/docs/tech-notes/')).toBe('/docs/tech-notes.md');
});
