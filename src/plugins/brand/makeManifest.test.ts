import { expect, test } from 'vitest';

import { makeManifest } from './makeManifest.ts';
import { readPaper } from './readPaper.ts';
import { readSite } from '../../site.ts';

const names = { title: 'Their Notes', shortTitle: 'Theirs', description: 'On tea.' };

test("a manifest has the site's names and background colour", () => {
  const tokens = ':root { --ui-paper: #123456; } .dark { --ui-paper: #000000; }';
  expect(makeManifest(names, readPaper(tokens))).toMatchObject({
    name: 'Their Notes',
    short_name: 'Theirs',
    description: 'On tea.',
    background_color: '#123456',
    theme_color: '#123456',
  });
});

test('tokens without the colour are rejected', () => {
  expect(() => readPaper(':root { --ui-paper: white; }')).toThrow('as #rrggbb');
});

test('the short name fits on a home screen', () => {
  expect(readSite({}).shortTitle.length).toBeLessThanOrEqual(12);
});
