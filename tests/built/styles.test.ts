import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { UNUSED_NAMES } from '../../src/plugins/purge-css/purge.ts';

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
