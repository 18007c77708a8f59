// eslint-disable-next-line @typescript-eslint/no-require-imports -- loaders are CommonJS
const shortenHashes = require('./shorten-hashes.cjs');

/** Keys of the file itself, at its first level. */
const KEY = /^ {2}"((?:[^"\\]|\\.)*)(-)(\w+)(?=": \{)/gm;

/**
 * Shortens the keys, as `slim-routes.cjs` shortens what looks them up.
 *
 * @param {string} source - the generated JSON
 * @returns {string} the JSON for the browser
 */
module.exports = function slimChunkNames(source) {
  return shortenHashes(source, KEY);
};
