import { expect, it } from 'vitest';

import { findOwnMessage } from './findOwnMessage.mjs';

/** An error that a package has thrown. */
function foreign(error: Error): Error {
  error.stack = `${error.name}: ${error.message}\n    at read (/site/node_modules/x/index.js:1:1)`;
  return error;
}

/** An error of ours, thrown in a module that tsx has loaded from a `data:` URL. */
function loadedByTsx(error: Error): Error {
  const file = encodeURIComponent(import.meta.filename);
  error.stack = `${error.name}: ${error.message}\n    at run (data:text/javascript,%3B?filePath=${file}:2:1746)`;
  return error;
}

it.each([
  ['the message of our own error', new Error('Set SITE_URL.')],
  ['that of a module from a data URL', loadedByTsx(new Error('Set SITE_URL.'))],
  [
    'that of the cause of others',
    foreign(new Error('no', { cause: new Error('Set SITE_URL.') })),
  ],
  [
    'not that of what caused it',
    new Error('Set SITE_URL.', { cause: new TypeError('no') }),
  ],
])('finds %s', (_, error) => {
  expect(findOwnMessage(error)).toBe('Set SITE_URL.');
});

it.each([
  ['a bug', new TypeError('x is not a function')],
  ['an error of a package', foreign(new Error('no'))],
  ['something else', 'no'],
])('finds nothing in %s', (_, error) => {
  expect(findOwnMessage(error)).toBeUndefined();
});
