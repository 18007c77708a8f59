import { describe, expect, it } from 'vitest';

import { excerpt, markWords } from '../src/engine/marks.ts';

/** Marked pieces in brackets. */
const show = (pieces: ReturnType<typeof markWords>) =>
  pieces.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join('');

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
    [
      'similar words if nothing matches exactly',
      'Message queue',
      'mesage',
      '[Message] queue',
    ],
    ['nothing for other words', 'Message queue', 'cache', 'Message queue'],
  ])('%s', (_name, text, query, shown) => {
    expect(show(markWords(text, query))).toBe(shown);
  });
});

describe('an excerpt', () => {
  const words = (count: number) => Array.from({ length: count }, () => 'other').join(' ');

  it('is the part with the most words, with ellipses where text was left out', () => {
    const text = `cache ${words(60)} the cache keeps a key ${words(60)}`;
    const shown = show(excerpt(text, 'cache key'));
    expect(shown).toMatch(/^….*\[cache\] keeps a \[key\].*…$/);
    expect(shown.length).toBeLessThan(180);
  });

  it('is the whole text if that is short', () => {
    expect(show(excerpt('The cache.', 'cache'))).toBe('The [cache].');
  });
});
