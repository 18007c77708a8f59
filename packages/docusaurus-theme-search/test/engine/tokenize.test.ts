import { expect, it } from 'vitest';

import { tokenize } from '../../src/engine/tokenize.ts';

it.each([
  ['words without case', 'Message Queue', ['message', 'queue']],
  [
    'plurals as the singular',
    'caches classes https redis',
    ['cache', 'class', 'https', 'redis'],
  ],
  [
    'a name in camel case whole and in parts',
    'useEffect',
    ['useeffect', 'use', 'effect'],
  ],
  ['contractions without their end', "don't we’ll Jane's", ['don', 'we', 'jane']],
  ['numbers', 'HTTP 429', ['http', '429']],
  ['Chinese in pairs', '缓存策略', ['缓存', '存策', '策略']],
  ['Chinese beside Latin', '用Redis缓存', ['用', 'redis', '缓存']],
  ['full-width letters as half-width', 'ＡＢＣ', ['abc']],
  ['only punctuation', '-- !?', []],
])('%s', (_name, text, words) => {
  expect(tokenize(text)).toEqual(words);
});
