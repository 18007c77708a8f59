import { describe, expect, it } from 'vitest';

import { aPage } from 'mdx-source/testing';
import { checkReferences } from '../../src/links/checkReferences.ts';
import { readOutline } from '../../src/links/readOutline.ts';
import { permalinkOf } from 'mdx-source';

const FILES = [
  'package.json',
  'docs/http/data.csv',
  'labs/http/dns/run.sh',
  'docs/http/map.png',
  'static/img/logo.svg',
  'docs/http/_part.md',
  'src/components/Chart.tsx',
  'src/components/Plot/index.tsx',
];

const NOTHING = { hasPage: () => false, hasFile: () => false };

/** A site with these notes; each text follows three lines of front matter. */
function problemsOf(texts: Record<string, string>) {
  const notes = Object.entries(texts).map(([file, text]) => {
    const outline = readOutline(aPage(`---\ntitle: A\n---\n${text}\n`, file));
    return { file, permalink: permalinkOf(file), outline };
  });
  return checkReferences({
    notes,
    hasPage: (address) => ['/', '/docs/category/git'].includes(address),
    hasFile: (file) => FILES.includes(file),
  });
}

const OTHERS = {
  'docs/http/index.md': '',
  'docs/http/tls.md': '## Hello, world\n\n## Named {#own}\n\n<a id="old" />\n',
  'docs/ai/index.md': '',
  'docs/api/7 Habits.md': '## 原理\n',
  'blog/names.md': '',
};

function brokenIn(text: string, file = 'docs/http/dns.md') {
  return problemsOf({ ...OTHERS, [file]: text });
}

describe('valid references', () => {
  it.each([
    '[a](tls.md)',
    '[a](./tls.md#hello-world)',
    '[a](../http/tls.md?x=1#own)',
    '[a](tls.md#old)',
    '[a](<../api/7 Habits.md>)',
    '[a](../api/7%20Habits.md#原理)',
    '[a](api/7%20Habits.md#%E5%8E%9F%E7%90%86)',
    '[a](/docs/http/tls)',
    '[a](/docs/http/tls.md)',
    '[a](/docs/http/tls#own)',
    '[a](/docs/http)',
    '[a](/docs/http/)',
    '[a](/docs/api/7%20Habits)',
    '[a](/blog/names)',
    '[a](/docs/category/git)',
    '[a](/)',
    '[a](./tls)',
    '[a](data.csv)',
    '[its lab](../../labs/http/dns/)',
    '[a](/img/logo.svg)',
    '[a](@site/static/img/logo.svg)',
    '[a](#top)',
    '## Here\n\n[a](#here)',
    '[a](https://example.org/x.md)',
    '[a](mailto:me@example.org)',
    '[a](pathname:///x)',
    '![a](./map.png)',
    '![a](/img/logo.svg)',
    '![a](https://example.org/x.png)',
    '<img src="/img/logo.svg" alt="a" />',
    '<a href="/docs/http/tls">a</a>',
    '```md\n[a](gone.md)\n```',
    'import Chart from "@site/src/components/Chart";\n\n<Chart />',
    'import Chart, { Axis as A } from "@site/src/components/Chart";\n\n<Chart />',
    'import { any } from "@docusaurus/theme-common/internal";\n\n{any}',
    'import clsx from "clsx/lite";\n\n{clsx("a")}',
    'import site from "@generated/docusaurus.config";\n\n{site.title}',
    'import A from "!!raw-loader!./A";\n\n{A}',
    'import { any } from "@site/src/components/Plot";\n\n{any}',
    '[https://example.org/docs](./tls.md)',
  ])('%s', (text) => {
    expect(brokenIn(text)).toEqual([]);
  });
});

describe('broken references', () => {
  it('a file of the folder that is one edit away was meant, not a file elsewhere with the same name', () => {
    const texts = {
      'docs/redis/caches.md': '',
      'docs/http/cache.md': '',
      'docs/redis/index.md': '[a](./cache.md)',
    };
    expect(problemsOf(texts)[0]?.remedy).toMatch(/^Probably meant: \.\/caches\.md\./);
    expect(
      problemsOf({
        ...texts,
        'docs/redis/caches.md': 'x',
        'docs/redis/index.md': '[a](./tls.md)',
        'docs/http/tls.md': '',
        'docs/redis/dns.md': '',
      })[0]?.remedy,
    ).toMatch(/^Probably meant: \.\.\/http\/tls\.md\./);
  });

  it.each<[string, string, RegExp]>([
    ['[a](gone.md)', 'links/page', /gone\.md leads nowhere/],
    [
      '[a](<../api/8 Habits.md>)',
      'links/page',
      /Probably meant: \.\.\/api\/7%20Habits\.md/,
    ],
    ['[a](tsl.md)', 'links/page', /Probably meant: \.\/tls\.md/],
    ['[a][b]\n\n[b]: gone.md', 'links/page', /gone\.md leads nowhere/],
    [
      '[a](../../blog/names.md#x)',
      'links/page',
      /leads nowhere\. Docusaurus turns the link to a file into a URL only in Markdown, and only within docs or within blog\.\nWrite its URL: \[text\]\(\/blog\/names#x\)/,
    ],
    ['<a href="./tls.md">a</a>', 'links/page', /Write its URL: .*\(\/docs\/http\/tls\)/],
    ['[a](../tls.md)', 'links/page', /Probably meant: \.\/tls\.md/],
    ['[a](../net/https/tls.md)', 'links/page', /Probably meant: \.\/tls\.md/],
    ['[a](TLS.md)', 'links/page', /Probably meant: \.\/tls\.md/],
    ['[a](/docs/Http/tls)', 'links/page', /Probably meant: \.\/tls\.md/],
    ['[a](/blog/naems)', 'links/page', /Probably meant: \/blog\/names\./],
    ['[a](/docs/http/gone)', 'links/page', /\/docs\/http\/gone leads nowhere/],
    ['[a](./gone)', 'links/page', /leads nowhere/],
    ['[a](gone.csv)', 'links/page', /leads nowhere/],
    ['<a href="/docs/gone">a</a>', 'links/page', /leads nowhere/],
    ['[a](tls.md#hello-word)', 'links/anchor', /tls\.md has no heading.*#hello-world/s],
    ['[a](/docs/http/tls#gone)', 'links/anchor', /no heading with the id gone/],
    [
      '[a](tls.md#words)',
      'links/anchor',
      /Its headings' ids: #hello-world, #own, #old\. Copy/,
    ],
    ['[a](#gone)', 'links/anchor', /dns\.md has no heading with the id gone/],
    [
      '[a](../../package.json)',
      'links/outside',
      /outside of the content, to package\.json/,
    ],
    ['![a](../../../../b.png)', 'links/outside', /outside of the content/],
    [
      '[its lab](../../labs/nowhere/)',
      'links/lab',
      /no such lab or lab file\.\nLink to .* for this note is labs\/http\/dns\//,
    ],
    ['[a](../../labs/http/dns/a.zone)', 'links/lab', /leads to labs\/http\/dns\/a\.zone/],
    ['![a](./gone.png)', 'links/image', /no file docs\/http\/gone\.png/],
    ['![a](/img/gone.png)', 'links/image', /no file static\/img\/gone\.png/],
    ['import A from "./A";', 'links/import', /no file docs\/http\/A\./],
    ['import A from "./A?x";', 'links/import', /no file docs\/http\/A\./],
    ['export { A } from "./A";', 'links/import', /no file docs\/http\/A\./],
    ['import P from "@site/src/components";', 'links/import', /there is no file/],
    [
      '[https://example.org/docs](./missing.mdx)',
      'links/page',
      /\.\/missing\.mdx leads nowhere/,
    ],
  ])('%s: %s', (text, rule, says) => {
    const problems = brokenIn(`\nText.\n\n${text}`);
    expect(problems).toMatchObject([{ file: 'docs/http/dns.md', rule }]);
    expect(problems[0]?.line).toBe(text.includes('[b]:') ? 9 : 7);
    expect(`${problems[0]?.message}\n${problems[0]?.remedy}`).toMatch(says);
  });

  it.each([
    ['the note itself', '[a](dnss.md)'],
    ['a name that has only its folder in common', '[a](cors.md)'],
    ['the index of another folder', '[a](../git/index.md)'],
  ])('never suggests %s', (_, text) => {
    expect(brokenIn(text)[0]?.remedy).toMatch(/^Link to an existing file/);
  });

  it('are reported in the other notes when one is renamed, and gone when they follow', () => {
    const linking = { 'docs/a.md': '[why](./b.md)' };
    expect(problemsOf({ ...linking, 'docs/b.md': '' })).toEqual([]);
    expect(problemsOf({ ...linking, 'docs/renamed.md': '' })).toMatchObject([
      { file: 'docs/a.md', line: 4, rule: 'links/page' },
    ]);
    const followed = { 'docs/a.md': '[why](./renamed.md)', 'docs/renamed.md': '' };
    expect(problemsOf(followed)).toEqual([]);
  });

  it('are left to the built page if an import may provide the anchor', () => {
    const text = 'import Part from "./_part.md";\n\n<Part />\n\n[a](#from-the-part)';
    expect(brokenIn(text)).toEqual([]);
  });
});

describe('a broken anchor', () => {
  const remedyFor = (anchor: string, ids: readonly string[]) => {
    const text = ids.map((id) => `## ${id}\n`).join('\n');
    const [problem] = problemsOf({
      'docs/a.md': text,
      'docs/b.md': `[a](./a.md#${anchor})`,
    });
    return problem?.remedy;
  };
  const IDS = 'pitfalls sources limits undo verify context cost owner steps'.split(' ');

  it('suggests the id that is near', () => {
    expect(remedyFor('pitfals', IDS)).toMatch(/^Probably meant: #pitfalls\. Copy/);
  });

  it('calls no other id near, and lists at most eight', () => {
    expect(remedyFor('why-it-matters', IDS)).toMatch(
      /^Its headings' ids: #pitfalls, #sources, #limits, #undo, #verify, #context, #cost, #owner\. Copy/,
    );
    expect(remedyFor('x', [])).toMatch(/^Copy/);
  });
});

describe('a link without ./ to a file in the folder of the docs and beside the note', () => {
  const both = { 'docs/intro.md': '## Top\n', 'docs/a/intro.md': '## Side\n' };
  const foundIn = (text: string, notes: Record<string, string> = both) =>
    problemsOf({ ...notes, 'docs/a/b.md': text }).map(
      ({ rule, message, remedy }) => `${rule}: ${message} ${remedy}`,
    );

  it.each([
    ['./intro.md#side', both],
    ['../intro.md#top', both],
    ['/intro.md#top', both],
    ['intro.md#top', { 'docs/intro.md': '## Top\n' }],
    ['intro.md#side', { 'docs/a/intro.md': '## Side\n' }],
  ])('is right as %s', (url, notes) => {
    expect(foundIn(`[a](${url})`, notes)).toEqual([]);
  });

  it('has the anchors of the file that it leads to', () => {
    const [found] = foundIn('[a](intro.md#side)', { 'docs/intro.md': '## Top\n' });
    expect(found).toContain('links/anchor: The link to intro.md#side has a broken');
  });
});

it('read_first and read_next name notes that exist', () => {
  const front = 'title: A\nread_first: [none.md]\nread_next: [../blog/b.md]';
  const note = aPage(`---\n${front}\n---\n`, 'docs/a.md');
  const notes = [note, aPage('', 'blog/b.md')].map((one) => {
    const { file } = one;
    return { file, permalink: permalinkOf(file), outline: readOutline(one) };
  });
  expect(checkReferences({ notes, ...NOTHING })).toMatchObject([
    {
      rule: 'links/page',
      line: 3,
      remedy:
        'Link to an existing file, with its extension and relative to this one, such as read_first: [./other.md], or remove the link.',
    },
    {
      rule: 'links/page',
      line: 4,
      remedy: 'Take it out of read_next, and link to it in the text: [text](/blog/b).',
    },
  ]);
});

it.each(['./map.png', '/img/gone.png'])(
  'the image of an element is found in static only: %s',
  (url) => {
    expect(brokenIn(`<img src="${url}" alt="a" />`)).toMatchObject([
      {
        rule: 'links/page',
        message: `The image ${url} is missing: the src of an <img> is a URL, and static/ has no file for it.`,
        remedy:
          'For a file beside the note, write ![what it shows](./image.png); or put the file in static/img/ and write src="/img/image.png".',
      },
    ]);
  },
);

describe('the image of the front matter', () => {
  const problemsWith = (image: string) => {
    const file = 'docs/http/dns.md';
    const outline = readOutline(aPage(`---\ntitle: A\nimage: ${image}\n---\n`, file));
    const notes = [{ file, permalink: permalinkOf(file), outline }];
    const hasFile = (name: string) => FILES.includes(name);
    return checkReferences({ ...NOTHING, notes, hasFile });
  };

  it.each(['./map.png', '/img/logo.svg', 'img/logo.svg', 'https://a.org/b.png'])(
    'can be %s',
    (image) => {
      expect(problemsWith(image)).toEqual([]);
    },
  );

  it.each([
    ['./gone.png', 'docs/http/gone.png'],
    ['/img/gone.png', 'static/img/gone.png'],
    ['map.png', 'static/map.png'],
  ])('is missing as %s', (image, missing) => {
    expect(problemsWith(image)).toMatchObject([
      {
        line: 3,
        rule: 'links/image',
        message: `The image ${image} is missing: there is no file ${missing}.`,
      },
    ]);
  });
});
