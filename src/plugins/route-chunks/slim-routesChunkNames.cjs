/* eslint-disable @typescript-eslint/no-require-imports -- loaders are CommonJS */
const shortNames = require('./short-names.cjs');
const shortenHashes = require('./shorten-hashes.cjs');

/** Keys of the file itself, at its first level. */
const KEY = /^ {2}"((?:[^"\\]|\\.)*)(-)(\w+)(?=": \{)/gm;

/**
 * Shortens the keys, as `slim-routes.cjs` shortens what looks them up, and the names, as
 * `slim-registry.cjs` those of what they name.
 *
 * @param {string} source - the generated JSON
 * @returns {string} the JSON for the browser
 */
module.exports = function slimChunkNames(source) {
  const short = shortNames(source);
  const routes = JSON.parse(shortenHashes(source, KEY), (_key, value) =>
    typeof value === 'string' ? short.get(value) : value,
  );
  return JSON.stringify(routes);
};
