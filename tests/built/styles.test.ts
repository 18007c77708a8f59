import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { BLOG_NAMES } from '../../src/plugins/lean/css/moveNames.ts';
import { UNUSED_NAMES } from '../../src/plugins/lean/css/purge.ts';

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
  const attributes = [...html.matchAll(/\sclass="?([^">]+)/g)];
  return new Set(attributes.flatMap(([, names]) => `${names}`.split(/\s+/)));
}

it.each(['build', 'build-fixture'])(
  '%s: each class that src/css names and a page has is in the style sheet',
  (folder) => {
    const kept = classesIn(readAll(`${folder}/assets/css`, '.css'));
    const onPages = classesOf(readAll(folder, '.html'));
    const named = [...classesIn(readAll('src/css', '.css'))].filter((name) =>
      onPages.has(name),
    );
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !kept.has(name))).toEqual([]);
  },
);

it.each(['build', 'build-fixture'])(
  '%s: no page has a class of Infima whose rules were taken out',
  (folder) => {
    const onPages = classesOf(readAll(folder, '.html'));
    expect(onPages.size).toBeGreaterThan(50);
    expect(UNUSED_NAMES.filter((name) => onPages.has(name))).toEqual([]);
  },
);

it.each(['build', 'build-fixture'])(
  '%s: pages without the sheet of the blog have none of its names',
  (folder) => {
    const isBlogName = new RegExp(`^(?:${BLOG_NAMES.join('|')})$`);
    const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'))
      .map((file) => readFileSync(path.join(folder, file), 'utf8'));
    const [blog, others] = [true, false].map((isBlog) =>
      pages.filter((html) => /assets\/css\/blog\./.test(html) === isBlog).join('\n'),
    );
    expect([...classesOf(blog ?? '')].some((name) => isBlogName.test(name))).toBe(true);
    expect([...classesOf(others ?? '')].filter((name) => isBlogName.test(name))).toEqual(
      [],
    );
  },
);

it.each(['build', 'build-fixture'])(
  '%s: a page links each of its sheets once, the one that all share first',
  (folder) => {
    const html = readFileSync(`${folder}/blog/index.html`, 'utf8');
    const links = [
      ...html.matchAll(/rel="?stylesheet"? href="?[^">]*\/(\w+)\.\w+\.css/g),
    ];
    expect(links.map(([, name]) => name)).toEqual(['styles', 'blog']);
  },
);
