import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { siteBuild, type Build } from './builds.ts';

/** Several screens of text. */
const LONG = '(?=(?:[^]*?<h2\\b){5})(?=(?:[^]*?<p\\b){25})';

/** A long note in a sidebar, with contents, sources and links to the notes before and after. */
const NOTE = new RegExp(
  `^${LONG}(?=[^]*theme-doc-sidebar-container)(?=[^]*id="?sources\\b)(?=[^]*pagination-nav__link)`,
);

/** An area's index with contents, which lists the area's notes. */
const INDEX =
  /^(?=[^]*theme-doc-toc-mobile)(?=[^]*pagination-nav__link)[^]*id="?all-notes\b/;

/** A note in no sidebar. */
const PLAIN = /^(?![\s\S]*theme-doc-sidebar-container)[\s\S]*theme-doc-/;

/** Matches no other page: the test depends on the content of this one. */
const NO_OTHER = /(?!)/;

/**
 * The kinds of pages that tests need. Each names the page of this site that the tests were written for;
 * on a site without it, the first page that matches is used.
 */
const KINDS = {
  note: ['docs/tech-notes/http/dns', NOTE],
  index: ['docs/personal-growth-notes', INDEX],
  tables: ['docs/tech-notes/api/idempotency', /<td\b[\s\S]*<code/],
  reasoned: ['docs/tech-notes/load-balancer', /Sample:(?:<!-- -->)? <\/span>[^<]*: /],
  diagram: ['docs/tech-notes/http/dns', /Enlarge the diagram/],
  live: [
    'docs/tech-notes/lib-n-framework/react/hooks/useEffect',
    /<\/figure><div[^>]*aria-hidden/,
  ],
  tabs: ['docs/tutorial-basics/markdown-features', /role="?tabpanel/],
  plain: ['docs/tutorial-basics/congratulations', PLAIN],
  chinese: ['docs/book-notes/人性的弱点', /<article[^>]* lang="?zh/],
  category: ['docs/category/hooks', /theme-doc-sidebar-container/],
  post: ['blog/welcome', /<time/],
  longPost: ['blog/welcome', new RegExp(`^${LONG}[^]*table-of-contents__link`)],
  categoryWithPage: ['docs/tech-notes/http/dns', NO_OTHER],
  categoryWithoutPage: ['docs/tech-notes/docker/intro', NO_OTHER],
  longIndex: ['docs/personal-growth-notes', NO_OTHER],
  printedLive: ['docs/tech-notes/lib-n-framework/react/hooks/useEffect', NO_OTHER],
  longLive: ['docs/tech-notes/coding-test/two-sum', NO_OTHER],
} as const satisfies Record<string, readonly [named: string, mark: RegExp]>;

/** The pages of this site that tests were written for. */
export const NAMED_PAGES = Object.values(KINDS).map(([named]) => named);

/** A kind of page that tests need. */
export type PageKind = keyof typeof KINDS;

const POST = /^blog\/(?!archive|authors|page|tags)./;

/** Where pages of a kind are, if not among the docs. */
const PATTERNS: Readonly<Partial<Record<PageKind, RegExp>>> = {
  category: /^docs\/category\//,
  post: POST,
  longPost: POST,
};

/**
 * Lists the pages in a build's sitemap, in a stable order.
 *
 * @param build - the build
 * @returns decoded paths below the base path, without a leading slash: `docs/intro`
 */
export function listRoutes({ directory, baseUrl }: Build): string[] {
  const sitemap = readFileSync(path.join(directory, 'sitemap.xml'), 'utf8');
  const routes = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]);
  const paths = routes.map((route) => {
    const { pathname } = new URL(route ?? '');
    return decodeURIComponent(pathname.slice(baseUrl.length));
  });
  if (paths.length === 0) throw new Error(`${directory}/sitemap.xml lists no page.`);
  return paths.sort();
}

const fileOf = (route: string, { directory } = siteBuild) =>
  path.join(directory, route, 'index.html');

/** The HTML of a page; by default, of the site's build. */
export function readHtml(route: string, build = siteBuild): string {
  return readFileSync(fileOf(route, build), 'utf8');
}

/**
 * Finds a page of the site's build for a test.
 *
 * @param kind - what the page has to contain
 * @returns its path below the base path, without a trailing slash; undefined if no page qualifies
 */
export function findPage(kind: PageKind): string | undefined {
  const [named, mark] = KINDS[kind];
  if (existsSync(fileOf(named))) return named;
  const pattern = PATTERNS[kind] ?? /^docs\/(?!category\/)/;
  return listRoutes(siteBuild)
    .map((route) => route.replace(/\/$/, ''))
    .find((route) => pattern.test(route) && mark.test(readHtml(route)));
}

/** The site's pages of some kinds, each once. */
export function findPages(...kinds: readonly PageKind[]): string[] {
  return [...new Set(kinds.flatMap((kind) => findPage(kind) ?? []))];
}

/** One page of each kind, including the not-found page. */
export function pagesOfEachKind(): string[] {
  const notes = findPages(
    'tables',
    'note',
    'chinese',
    'category',
    'live',
    'tabs',
    'post',
  );
  const others = ['', 'blog', 'blog/archive', 'blog/tags', 'markdown-page'];
  return [
    ...notes,
    ...others.filter((route) => existsSync(fileOf(route))),
    'no-such-page',
  ];
}
