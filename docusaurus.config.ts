import { readFileSync } from 'node:fs';
import path from 'node:path';

import type * as Preset from '@docusaurus/preset-classic';
import type { Config, MarkdownConfig } from '@docusaurus/types';
import remarkCjkFriendly from 'remark-cjk-friendly';
import type { Pluggable } from 'unified';

import * as md from './src/markdown/index.ts';
import { remarkDiagrams } from 'docusaurus-theme-diagrams';
import { FRAME_PATH } from 'docusaurus-theme-live-code/framePath';
import { parseFrontMatter } from 'mdx-source';
import { keepUsable, KIND_NAMES } from 'notes-lint';
import redirects from './redirects.json';
import { areas, otherPages } from './src/notes/areas.ts';
import { addAreaNavigation, type AreaOptions } from './src/notes/addAreaNavigation.ts';
import { readingTime } from './src/notes/readingTime.ts';
import { footerOf } from './src/footer.ts';
import { navbarOf } from './src/navbar.ts';
import { blogFeedItems } from './src/plugins/alternates/blogFeedItems.ts';
import { noteProblems } from './src/plugins/check-notes/index.ts';
import { site } from './src/site.ts';

const isProduction = process.env.NODE_ENV === 'production';
const isStart = process.env.NODE_ENV === 'development';

type ThemeConfig = Preset.ThemeConfig;
type MDXPluginOptions = NonNullable<Preset.Options['pages']>;

/** Social card: what other sites show for a link to a page (https://ogp.me). */
const socialCard = {
  image: 'img/social.png',
  metadata: [
    { property: 'og:site_name', content: site.title },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: site.cardAlt },
  ],
} satisfies ThemeConfig;

const themeConfig = {
  ...socialCard,
  navbar: navbarOf(site),
  footer: footerOf(site),
  colorMode: {
    defaultMode: 'light',
    disableSwitch: false,
    respectPrefersColorScheme: false,
  },
  docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
} satisfies ThemeConfig;

/** `--ui-measure` in px, in a wide font: its initial value in tokens.css. */
const TEXT_WIDTH = 640;

const siteDir = __dirname;

/** The remark and rehype plugins for all notes, pages and posts. */
const mdx = {
  beforeDefaultRemarkPlugins: [
    remarkCjkFriendly,
    md.typography,
    [md.labLinks, { siteDir }],
    [md.sampleDepth, { siteDir }],
    // Drawings scroll in their box; one that's wider than this gets a warning.
    [remarkDiagrams, { siteDir, columnWidth: TEXT_WIDTH }],
    ...(isProduction ? [] : [[md.missingImages, { siteDir }] satisfies Pluggable]),
  ],
  remarkPlugins: [
    md.inlineHan,
    [md.addNoteHeader, { siteDir }],
    [md.addNoteLinks, { siteDir }],
    ...(isProduction ? [] : [[noteProblems, { siteDir }] satisfies Pluggable]),
  ],
  rehypePlugins: [md.highlight, md.labelScrollBoxes, md.breakCells],
} satisfies Partial<MDXPluginOptions>;

const docs = {
  sidebarPath: './sidebars.ts',
  breadcrumbs: true,
  versions: { current: { label: 'Next', path: '' } },
  ...mdx,
} satisfies Preset.Options['docs'];

const blog = {
  blogDescription: site.blogDescription,
  blogSidebarCount: 'ALL',
  readingTime: ({ content }) => readingTime(content),
  feedOptions: { createFeedItems: blogFeedItems(siteDir) },
  // check-notes reports authors and tags that aren't listed, and long posts without a truncate marker.
  onInlineTags: 'ignore',
  onInlineAuthors: 'ignore',
  onUntruncatedBlogPosts: 'ignore',
  ...mdx,
} satisfies Preset.Options['blog'];

const tokens = './src/css/tokens.css';

const customCss = [
  'elements',
  'utilities',
  'chinese',
  'footer',
  'navbar',
  'dropdown',
  'reading',
  'sidebar',
  'toc',
  'columns',
  'breadcrumbs',
  'pagination',
  'print',
].map((part) => `./src/css/${part}.css`);

const presets = [
  [
    'classic',
    {
      docs,
      blog,
      pages: mdx,
      sitemap: { lastmod: site.showsDates ? 'date' : null },
      theme: { customCss: [tokens, ...customCss] },
    } satisfies Preset.Options,
  ],
] satisfies Config['presets'];

const csp = {
  exempt: [
    FRAME_PATH,
    // Redirects are written while the plugin runs.
    ...redirects.map(({ from }: { from: string }) =>
      path.posix.join(from.slice(1), 'index.html'),
    ),
  ],
  includeSubDomains: site.includeSubDomains,
  extraSources: site.extraSources,
};

/** For notes that are in no sidebar, navigation is derived from their folder. */
const areaNavigation = {
  docs: path.join(siteDir, 'docs'),
  baseUrl: site.baseUrl,
  areas,
  afterStart: `${areas[0].folder}/index`,
} satisfies AreaOptions;

const markdown = {
  // The specification enables diagrams. This changes nothing: remarkDiagrams has turned them into drawings before.
  mermaid: true,
  ...(isProduction ? {} : { preprocessor: md.showBrokenNote(siteDir) }),
  parseFrontMatter: ({ filePath, fileContent }) => {
    const { frontMatter, content } = parseFrontMatter({ fileContent });
    return Promise.resolve({
      content,
      frontMatter: addAreaNavigation(
        areaNavigation,
        filePath,
        md.dropMissingImage(filePath, md.typesetFrontMatter(keepUsable(frontMatter))),
      ),
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
 * Sites on one origin, such as an owner's on github.io, share its localStorage: below a path, this path is part
 * of each key, Docusaurus' own included.
 */
const storage = { namespace: site.baseUrl.slice(1, -1) || false };

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
  experimental_storage: storage,
} satisfies Config['future'];

/**
 * The HTML template for every page, in Eta syntax. Unlike Docusaurus' own, it loads the scripts after the
 * first paint, the entry last, and replays clicks and Ctrl+K from before hydration.
 */
const ssrTemplate = readFileSync(path.join(siteDir, 'src/template.html'), 'utf8');

/**
 * Modules that run in the browser before the router starts. They clean up URLs, show a notice if the
 * first load fails, and choose the pages to prefetch: Docusaurus prefetches every link in the viewport,
 * which on each note would be the whole sidebar, including the blog; here it's links in the content,
 * within a budget. They also show link previews, and cache the pages that lead offline readers to cached notes.
 */
const clientModules = [
  'cleanUrl',
  'failureGuard',
  'prefetch',
  'previews/index',
  'cacheHomeAndSearch',
].map((name) => `./src/client/${name}.ts`);

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
  // In npm start check-notes prints these, with their lines, and takes back what's fixed.
  onBrokenMarkdownLinks: isStart ? 'ignore' : 'warn',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  i18n,
  presets,
  plugins: [
    './src/plugins/home/index.ts',
    './src/plugins/note-links/index.ts',
    './src/plugins/check-notes/index.ts',
    './src/plugins/compile-on-demand/index.ts',
    ['docusaurus-plugin-offline', { customCss: [tokens] }],
    ['docusaurus-plugin-csp', csp],
    './src/plugins/without-infima/index.ts',
    './src/plugins/optimize-bundle/index.ts',
    './src/plugins/robots/index.ts',
    './src/plugins/alternates/index.ts',
    './src/plugins/brand/index.ts',
    ['@docusaurus/plugin-client-redirects', { redirects }],
  ],
  clientModules,
  ssrTemplate,
  themes: [
    'docusaurus-theme-diagrams',
    '@docusaurus/theme-live-codeblock',
    'docusaurus-theme-live-code',
    ['docusaurus-theme-search', { otherPages, kinds: KIND_NAMES }],
  ],
  themeConfig,
  markdown,
} satisfies Config;
