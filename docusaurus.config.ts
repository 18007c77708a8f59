import { readFileSync } from 'node:fs';
import path from 'node:path';

import type * as Preset from '@docusaurus/preset-classic';
import type { NavbarItem } from '@docusaurus/theme-common';
import type { Config, MarkdownConfig } from '@docusaurus/types';
import remarkCjkFriendly from 'remark-cjk-friendly';
import type { Pluggable } from 'unified';

import {
  diagrams,
  highlight,
  inlineHan,
  labLinks,
  missingImages,
  breakCells,
  nameBoxes,
  noteFaults,
  noteHead,
  noteLinks,
  sampleDepth,
  showSyntaxFault,
  typesetFrontMatter,
  typography,
} from './src/markdown/index.ts';
import { FRAME_PATH } from 'docusaurus-theme-live-code/client';
import { parseFrontMatter, readingTime } from 'notes-lint';
import redirects from './redirects.json';
import { linkArea, type AreaOptions } from './src/area/linkArea.ts';
import { readSite } from './src/site.ts';
import { datedSitemap } from './src/sitemap.ts';
import { onTheRightByDefault } from './src/theme/NavbarItem/onTheRightByDefault.ts';

const site = readSite(process.env);
const isProduction = process.env.NODE_ENV === 'production';

type ThemeConfig = Preset.ThemeConfig;
type MDXPluginOptions = NonNullable<Preset.Options['pages']>;

/** Areas that the navbar only has room for in a wide window; elsewhere they are in the mobile menu. */
const areasOfMenu: NavbarItem[] = [
  ['personal-growth-notes', '/docs/personal-growth-notes/', 'Personal growth'],
  [
    'investing-trading-notes',
    '/docs/investing-trading-notes/intro',
    'Investing and trading',
  ],
  ['book-notes', '/#book-notes', 'Book notes'],
].map(([folder, to, label]) => ({
  to,
  label,
  position: 'left',
  className: 'notes-menu-only',
  activeBaseRegex: `/docs/${folder}/`,
}));

const navbarItems: NavbarItem[] = [
  {
    type: 'docSidebar',
    sidebarId: 'techNotes',
    label: 'Tech Notes',
    position: 'left',
  },
  ...areasOfMenu,
  { to: '/blog', label: 'Blog', position: 'left' },
  { type: 'search' },
  { type: 'localeDropdown' },
  { href: site.profileUrl, label: 'GitHub' },
];

const navbar = {
  title: site.title,
  items: navbarItems.map(onTheRightByDefault),
} satisfies ThemeConfig['navbar'];

/** Social card: what other sites show for a link to a page (https://ogp.me). */
const card = {
  image: 'img/social.png',
  metadata: [
    { property: 'og:site_name', content: site.title },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: site.cardAlt },
  ],
} satisfies ThemeConfig;

const themeConfig = {
  ...card,
  navbar,
  footer: site.footer,
  colorMode: {
    defaultMode: 'light',
    disableSwitch: false,
    respectPrefersColorScheme: false,
  },
  docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  liveCodeBlock: { playgroundPosition: 'bottom' },
} satisfies ThemeConfig & Record<string, unknown>;

const repository = {
  root: __dirname,
  repositoryUrl: site.repositoryUrl,
  branch: site.branch,
};

/** The remark and rehype plugins for all notes, pages and posts. */
const mdx = {
  beforeDefaultRemarkPlugins: [
    remarkCjkFriendly,
    typography,
    [labLinks, repository],
    [sampleDepth, { root: __dirname }],
    [diagrams, { isStrict: isProduction }],
    ...(isProduction ? [] : [[missingImages, { root: __dirname }] satisfies Pluggable]),
  ],
  remarkPlugins: [
    inlineHan,
    [noteHead, repository],
    [noteLinks, { root: __dirname }],
    ...(isProduction ? [] : [[noteFaults, { root: __dirname }] satisfies Pluggable]),
  ],
  rehypePlugins: [highlight, nameBoxes, breakCells],
} satisfies Partial<MDXPluginOptions>;

const docs = {
  path: 'docs',
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
  breadcrumbs: true,
  versions: { current: { label: 'Next', path: '' } },
  ...mdx,
} satisfies Preset.Options['docs'];

const blog = {
  path: 'blog',
  routeBasePath: 'blog',
  blogTitle: 'Blog',
  blogDescription:
    'Why these notes exist, how they are made, and what I learned on the way.',
  blogSidebarTitle: 'All posts',
  blogSidebarCount: 'ALL',
  showReadingTime: true,
  readingTime: ({ content }) => readingTime(content),
  // check-notes reports all three with file and line; in a build, the first two are errors.
  onInlineTags: 'ignore',
  onInlineAuthors: 'ignore',
  onUntruncatedBlogPosts: 'ignore',
  feedOptions: { type: ['rss', 'atom'] },
  ...mdx,
} satisfies Preset.Options['blog'];

const tokens = './src/css/tokens.css';

const customCss = ['custom', 'shell', 'reading', 'navigation', 'print'].map(
  (topic) => `./src/css/${topic}.css`,
);

const presets = [
  [
    'classic',
    {
      docs,
      blog,
      pages: { path: 'src/pages', ...mdx },
      sitemap: { createSitemapItems: datedSitemap(__dirname) },
      theme: { customCss: [tokens, ...customCss] },
    } satisfies Preset.Options,
  ],
] satisfies Config['presets'];

const areas = [
  'tech-notes',
  'personal-growth-notes',
  'investing-trading-notes',
  'book-notes',
];

/** Area name for pages that aren't in any area: the introduction and standalone pages. */
const otherPages = 'About this site';

/** Featured notes for first-time readers, by area. */
const best: Readonly<Record<string, readonly string[]>> = {
  'tech-notes': [
    'api/idempotency.md',
    'lib-n-framework/react/hooks/useEffect.mdx',
    'http/dns.md',
  ],
  'personal-growth-notes': [
    'interview/interview-questions.md',
    'project-management/introduction.md',
    '五维学习法.md',
  ],
  'investing-trading-notes': ['intro.md', 'platforms.md', 'crypto-trading-bot.md'],
  'book-notes': ['人性的弱点.md', '狼道.md'],
};

const home = {
  areas: [...areas, 'tutorial-basics', 'tutorial-extras'].map((folder) => ({
    folder,
    best: best[folder] ?? [],
  })),
  bestPosts: ['long-blog-post.md'],
  otherPages,
};

/** For notes that are in no sidebar, navigation is derived from their folder. */
const withoutSidebar = {
  docs: path.join(__dirname, 'docs'),
  baseUrl: site.baseUrl,
  folders: [
    'investing-trading-notes',
    'book-notes',
    'tutorial-basics',
    'tutorial-extras',
  ],
  onHome: areas,
  afterStart: 'tech-notes/index',
} satisfies AreaOptions;

const markdown = {
  mermaid: true,
  ...(isProduction ? {} : { preprocessor: showSyntaxFault(__dirname) }),
  parseFrontMatter: ({ filePath, fileContent }) => {
    const { frontMatter, content } = parseFrontMatter({ fileContent });
    return Promise.resolve({
      content,
      frontMatter: linkArea(withoutSidebar, filePath, typesetFrontMatter(frontMatter)),
    });
  },
} satisfies Partial<MarkdownConfig>;

const i18n = {
  defaultLocale: 'en',
  locales: ['en'],
  localeConfigs: {
    en: { label: 'English', htmlLang: 'en', direction: 'ltr', calendar: 'gregory' },
  },
} satisfies Config['i18n'];

/**
 * Everything in Docusaurus Faster except two things. The persistent cache doesn't notice that a page
 * now exists and keeps reporting links to it as broken; it saved about 2 s per build. The HTML minifier,
 * @swc/html, turns `&amp;Option&lt;String&gt;` into `&Option<String>`, which makes an element of code.
 */
const future = {
  v4: true,
  experimental_faster: {
    swcJsLoader: true,
    swcJsMinimizer: true,
    swcHtmlMinimizer: false,
    lightningCssMinimizer: true,
    mdxCrossCompilerCache: true,
    rspackBundler: true,
    rspackPersistentCache: false,
    ssgWorkerThreads: true,
  },
} satisfies Config['future'];

/**
 * The HTML template for every page, in Eta syntax. It differs from the default in 3.8.1 in two ways:
 * scripts start after the first paint, and clicks before hydration are not lost.
 */
const ssrTemplate = readFileSync(
  path.join(__dirname, 'src/plugins/first-load/template.html'),
  'utf8',
);

/**
 * Modules that run in the browser before the router starts. They clean up URLs, show a notice if the
 * first load fails, and choose the pages to prefetch: Docusaurus prefetches every link in the viewport,
 * which on each note would be the whole sidebar, including the blog; here it's links in the content,
 * within a budget. They also cache the pages that lead offline readers to cached notes.
 */
const clientModules = [
  'first-load/client/cleanUrl',
  'first-load/client/failureGuard',
  'prefetch/client/index',
  'prefetch/client/cacheHomeAndSearch',
].map((file) => `./src/plugins/${file}.ts`);

export default {
  title: site.title,
  tagline: site.tagline,
  favicon: 'img/favicon.svg',
  url: site.url,
  baseUrl: site.baseUrl,
  organizationName: site.owner,
  projectName: site.project,
  future,
  customFields: { repositoryUrl: site.repositoryUrl, branch: site.branch },
  onBrokenLinks: 'throw',
  onBrokenMarkdownLinks: 'warn',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  i18n,
  presets,
  plugins: [
    ['./src/plugins/home/index.ts', home],
    ['./src/plugins/graph/index.ts', { otherPages }],
    ['./src/plugins/check-notes/index.ts', {}],
    './src/plugins/diagrams/index.ts',
    ['docusaurus-plugin-offline', { customCss: [tokens] }],
    [
      'docusaurus-plugin-csp',
      { ownPolicy: [FRAME_PATH], includeSubDomains: site.coversSubdomains },
    ],
    './src/plugins/lean/index.ts',
    './src/plugins/robots/index.ts',
    [
      './src/plugins/formats/index.ts',
      {
        repositoryUrl: `${site.repositoryUrl}/blob/${site.branch}/`,
        otherPages,
        author: site.title,
      },
    ],
    './src/plugins/manifest/index.ts',
    ['@docusaurus/plugin-client-redirects', { redirects }],
  ],
  clientModules,
  ssrTemplate,
  themes: [
    '@docusaurus/theme-mermaid',
    '@docusaurus/theme-live-codeblock',
    'docusaurus-theme-live-code',
    ['docusaurus-theme-search', { otherPages }],
  ],
  themeConfig,
  markdown,
} satisfies Config;
