import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

/** Classes without a rule: Docusaurus' page markers, hooks for the theme's scripts, a plain line of code. */
const WITHOUT_RULES =
  /^(?:|plugin-.*|docs-(?:doc-id|version)-.*|anchor|navbar|toc-highlight|tabs-container|footer__copyright)$/;

/** Infima classes that need no rule. */
const INFIMA_WITHOUT_RULES = [
  'avatar', // an author's photo is above the name
  'avatar__intro',
  'badge', // of a version: the site has one
  'badge--secondary',
  'close', // the announcement bar's button
  'col', // the blog's columns are a grid
  'col--3',
  'col--9', // a post's footer is one row
  'container-fluid', // the footer is as wide as the page
  'footer__col', // a row's columns are as wide as their links
  'footer__item',
  'footer__items', // a .clean-list
  'footer__logo', // an image whose size is configured
  'menu__list-item',
  'menu__list-item-collapsible--active', // its link shows the current page
  'navbar--fixed-top', // .navbar is sticky
  'navbar-sidebar__backdrop', // the menu is a dialog, whose backdrop is the browser's
  'pagination-nav__label', // is as large as text
  'pagination-nav__link--prev', // is left-aligned like text
  'table-of-contents__left-border', // the table of contents has no rule on its left
  'text--center', // the footer's last row is left-aligned with its links
  'text--right', // "Read more" follows the tags
  'text--truncate', // used by cards; the site's name has its own rule
];

/**
 * Icons of admonitions aren't shown; tags have no border, nor does the announcement bar. Titles of
 * admonitions and of the list of posts, the count of an author's posts and the search's box in the navbar are
 * styled in src/css; the sidebar has no HTML items, and can't be hidden.
 */
const UNSET = [
  '--ifm-alert-foreground-color',
  '--ifm-color-secondary',
  '--ifm-container-width',
  '--ifm-font-weight-bold',
  '--ifm-global-radius',
  '--ifm-h3-font-size',
  '--ifm-h5-font-size',
  '--ifm-heading-font-family',
  '--ifm-heading-font-weight',
  '--ifm-heading-line-height',
  '--ifm-menu-link-padding-horizontal',
  '--ifm-menu-link-padding-vertical',
  '--ifm-navbar-item-padding-horizontal',
  '--ifm-navbar-item-padding-vertical',
  '--ifm-color-emphasis-100',
  '--ifm-color-emphasis-300',
  '--ifm-link-color',
];

function readAll(folder: string, suffix: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith(suffix))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
}

function classesIn(css: string): Set<string> {
  const selectors = css.replace(/\/\*[^]*?\*\//g, '').replace(/\{[^{}]*\}/g, '{}');
  return new Set(
    [...selectors.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => `${name}`),
  );
}

function classesOf(html: string): Set<string> {
  // A doc's id becomes a class of its page unchanged, including the spaces of its file name.
  const named = html.replace(/( class="[^"]*docs-doc-id-)[^"]*"/g, '$1any"');
  const attributes = [
    ...named.matchAll(/<[a-z][^<>]*?\sclass=(?:"([^"]*)"|([^\s">]+))/g),
  ];
  return new Set(
    attributes.flatMap(([, quoted, bare]) => `${quoted ?? bare}`.split(/\s+/)),
  );
}

/** Class names in the theme's sources: quoted, or at the start of a template literal. */
const THEME_NAMES = readFileSync(
  'node_modules/@docusaurus/theme-common/lib/utils/ThemeClassNames.js',
  'utf8',
);

const isThemeName = (name: string) =>
  THEME_NAMES.includes(`'${name}'`) ||
  THEME_NAMES.includes(`\`${name.replace(/[\w]+$/, '')}\${`);

/** The classes on a build's pages for which no stylesheet has a rule. */
function classesWithoutRules(folder: string): string[] {
  const known = classesIn(readAll(`${folder}/assets/css`, '.css'));
  const pages = readAll(folder, '.html').replace(/<svg\b[^]*?<\/svg>/g, '');
  const onPages = [...classesOf(pages)];
  expect(onPages.length).toBeGreaterThan(50);
  return onPages.filter(
    (name) => !known.has(name) && !isThemeName(name) && !WITHOUT_RULES.test(name),
  );
}

/** The custom properties that a build's stylesheets use without a fallback, and nothing sets. */
function unsetProperties(folder: string): string[] {
  const css = readAll(`${folder}/assets/css`, '.css');
  const others = readAll(folder, '.html') + readAll(`${folder}/assets/js`, '.js');
  const read = [...css.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].map(([, name]) => `${name}`);
  expect(read.length).toBeGreaterThan(50);
  // Declared in a stylesheet or a style attribute, or a quoted key of an object in JavaScript.
  const set = new Set(
    [...(css + others).matchAll(/(?<![\w-])(--[\w-]+)["']?\s*:/g)].map(
      ([, name]) => name,
    ),
  );
  return [...new Set(read)].filter((name) => !set.has(name));
}

const BUILDS = ['build', 'build-fixture'];

it.each([
  ['class', 'has a rule', classesWithoutRules, INFIMA_WITHOUT_RULES],
  ['custom property without a fallback', 'is set', unsetProperties, UNSET],
])(
  'each %s %s, or is an exception that a build needs',
  (_what, _is, find, exceptions) => {
    expect([...new Set(BUILDS.flatMap(find))].sort()).toEqual([...exceptions].sort());
  },
);

describe.each(BUILDS)('%s', (folder) => {
  it("has the blog's rules in a stylesheet that other pages don't load", () => {
    const sheet = (name: string) =>
      classesIn(
        readdirSync(`${folder}/assets/css`)
          .filter((file) => file.startsWith(`${name}.`))
          .map((file) => readFileSync(`${folder}/assets/css/${file}`, 'utf8'))
          .join(''),
      );
    const shared = sheet('styles');
    const ofBlog = [...sheet('blog')].filter((name) => !shared.has(name));
    const others = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'))
      .map((file) => readFileSync(path.join(folder, file), 'utf8'))
      .filter((html) => !/assets\/css\/blog\./.test(html));
    const onOthers = classesOf(others.join('\n'));
    expect(ofBlog.length).toBeGreaterThan(10);
    expect(ofBlog.filter((name) => onOthers.has(name))).toEqual([]);
  });

  it('links each stylesheet of a page once, the shared one first', () => {
    const html = readFileSync(`${folder}/blog/index.html`, 'utf8');
    const links = [
      ...html.matchAll(/rel="?stylesheet"? href="?[^">]*\/(\w+)\.\w+\.css/g),
    ];
    expect(links.map(([, name]) => name)).toEqual(['styles', 'blog']);
  });
});

it('the styles change from small to wide between 996 and 997 px, and nowhere near', () => {
  const css = readAll('build/assets/css', '.css')
    .replace(/\(max-width: ?/g, '(width<=')
    .replace(/\(min-width: ?/g, '(width>=');
  const near = [...css.matchAll(/\(width[<>]=?(\d+)px\)/g)].filter(
    ([, px]) => Number(px) > 768 && Number(px) < 1200,
  );
  const queries = new Set(near.map(([query]) => query));
  expect([...queries].sort()).toEqual(['(width<=996px)', '(width>=997px)']);
});
