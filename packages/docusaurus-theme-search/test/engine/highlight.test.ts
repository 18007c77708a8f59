import { describe, expect, it } from 'vitest';

import { excerpt, highlightMatches } from '../../src/engine/highlight.ts';
import { tokenize } from '../../src/engine/tokenize.ts';

/** Marked pieces in brackets. */
const show = (pieces: ReturnType<typeof highlightMatches>) =>
  pieces.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join('');

/** Matches words that begin with a word of the query. */
const matcher = (query: string) => (word: string) =>
  tokenize(query).some((own) => word.startsWith(own));

describe('marks', () => {
  it.each([
    [
      'whole words in any case',
      'The Cache keeps caches',
      'cache',
      'The [Cache] keeps [caches]',
    ],
    ['the beginning of a word', 'Idempotency', 'idem', '[Idempotency]'],
    ['Chinese characters', '缓存的策略', '策略', '缓存的[策略]'],
    ['overlapping bigrams as one', '睡眠质量', '睡眠质', '[睡眠质]量'],
    ['nothing for other words', 'Message queue', 'cache', 'Message queue'],
  ])('%s', (_name, text, query, shown) => {
    expect(show(highlightMatches(text, matcher(query)))).toBe(shown);
  });
});

describe('an excerpt', () => {
  const words = (count: number) => Array.from({ length: count }, () => 'other').join(' ');

  it('is the part with the most words, with ellipses where text was left out', () => {
    const text = `cache ${words(60)} the cache keeps a key ${words(60)}`;
    const shown = show(excerpt(text, matcher('cache key')));
    expect(shown).toMatch(/^….*\[cache\] keeps a \[key\].*…$/);
    expect(shown.length).toBeLessThan(110);
  });

  it('ends after a word', () => {
    expect(show(excerpt(`cache ${words(60)}`, matcher('cache')))).toMatch(/ other…$/);
  });

  it('is as long in Chinese with a few spaces', () => {
    const text = `${'缓存的'.repeat(20)} API 策略 ${'缓存的'.repeat(20)}`;
    expect(show(excerpt(text, matcher('策略')))).toMatch(/^….{20,} API \[策略\] .{5,}…$/);
  });

  it('is prose, or code where only that has the word', () => {
    const section = 'Keep a cache.\nconst cache = new Map()';
    expect(show(excerpt(section, matcher('cache')))).toBe('Keep a [cache].');
    expect(show(excerpt(section, matcher('map')))).toBe('const cache = new [Map]()');
  });

  it.each([
    ['English', 'other ', '策', 90],
    ['Chinese', '缓存的', 'x', 45],
  ])('is about a line of %s with a foreign word', (_name, words, foreign, length) => {
    const text = words.repeat(20) + foreign + words.repeat(20);
    const shown = show(excerpt(text, () => false));
    expect(Math.abs(shown.length - length)).toBeLessThan(7); // it ends after a word
  });

  it('is the whole text if that is short', () => {
    expect(show(excerpt('The cache.', matcher('cache')))).toBe('The [cache].');
  });
});
