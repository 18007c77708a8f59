import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { siteBuild } from '../support/builds.ts';
import { findPages, listRoutes } from '../support/pages.ts';

const { directory } = siteBuild;

function daysShown(page: string): string[] {
  const html = readFileSync(path.join(directory, page, 'index.html'), 'utf8');
  return [...html.matchAll(/<time[^>]*>(.*?)<\/time>/g)].map(([, text = '']) => text);
}

describe('days', () => {
  const tag = listRoutes(siteBuild).find((page) => /^blog\/tags\/./.test(page));
  const dated = ['', 'blog', ...findPages('post', 'note'), ...(tag ? [tag] : [])];

  it.each(dated)('have the same format on /%s', (page) => {
    const days = daysShown(page);
    expect(days).not.toEqual([]);
    expect(days.filter((day) => !/^\d{1,2} [A-Z][a-z]{2} \d{4}$/.test(day))).toEqual([]);
  });

  it('omit the year in the archive, because the heading above has it', () => {
    const days = daysShown('blog/archive');
    expect(days).not.toEqual([]);
    expect(days.filter((day) => !/^\d{1,2} [A-Z][a-z]{2}$/.test(day))).toEqual([]);
  });
});
