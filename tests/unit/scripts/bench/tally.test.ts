import { describe, expect, it } from 'vitest';

import { kindOf, purposeOf, sum } from '../../../../scripts/bench/tally.ts';
import type { Answer } from '../../../../scripts/staticHost.ts';

const anAnswer = (facts: Partial<Answer> = {}): Answer => ({
  pathname: '/assets/js/main.js',
  status: 200,
  type: 'text/javascript',
  bytes: 1000,
  requestHeaders: {},
  ...facts,
});

describe('kindOf', () => {
  it.each([
    ['text/html', 'html'],
    ['text/css', 'css'],
    ['application/javascript', 'js'],
    ['image/svg+xml', 'image'],
    ['application/json', 'other'],
    ['', 'other'],
  ])('classifies %j as %s', (type, kind) => {
    expect(kindOf({ type })).toBe(kind);
  });
});

describe('purposeOf', () => {
  it.each([
    ['a file of the page', {}, 'page'],
    ['a prefetched page', { 'sec-purpose': 'prefetch' }, 'prefetch'],
    ['the service worker', { 'service-worker': 'script' }, 'offline'],
    ['a request of the worker', { referer: 'http://localhost/sw.js' }, 'offline'],
  ])('recognises %s', (_name, requestHeaders, purpose) => {
    expect(purposeOf(anAnswer({ requestHeaders }))).toBe(purpose);
  });
});

it('sum counts only matching responses', () => {
  const answers = [anAnswer(), anAnswer({ bytes: 20 }), anAnswer({ status: 404 })];
  expect(sum(answers, ({ status }) => status === 200)).toEqual({
    requests: 2,
    bytes: 1020,
  });
});
