/* eslint-disable @typescript-eslint/no-require-imports -- loaders are CommonJS */
const { readFileSync } = require('node:fs');
const path = require('node:path');

const shortNames = require('./short-names.cjs');

/** A line of the registry: name, import, and what only the server's rendering reads. */
const ENTRY =
  /^ {2}"([^"\n]+)": \[(.*?), "[^"\n]+", require\.resolveWeak\("[^"\n]+"\)\]/gm;

/**
 * Takes out of the generated registry what only the server's rendering reads: the module's path
 * and its weak reference, beside the import. Each would cost every reader some 30 bytes a note. Names
 * are numbered as those in the routes, see `short-names.cjs`.
 *
 * @this {{ resourcePath: string }}
 * @param {string} source - the generated module
 * @returns {string} the module for the browser
 */
module.exports = function slimRegistry(source) {
  const routes = path.join(path.dirname(this.resourcePath), 'routesChunkNames.json');
  const short = shortNames(readFileSync(routes, 'utf8'));
  return source.replace(
    ENTRY,
    (_whole, name, load) => `  "${short.get(name) ?? name}": [${load}]`,
  );
};
