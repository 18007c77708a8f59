// eslint-disable-next-line @typescript-eslint/no-require-imports -- loaders are CommonJS
const shortenHashes = require('./shorten-hashes.cjs');

const CREATED = /ComponentCreator\('((?:[^'\\]|\\.)*)(', ')(\w+)/g;

/** A route without parts that another function could not make: path, component and sidebar. */
const LEAF =
  /\{\s*path: ('(?:[^'\\]|\\.)*'),\s*component: ComponentCreator\(\1, ('\w+')\),\s*exact: true(?:,\s*sidebar: ("[^"]*"))?\s*\}/g;

const MAKER = `const leaf = (path, hash, sidebar) => ({
  path, component: ComponentCreator(path, hash), exact: true, ...(sidebar && { sidebar }),
});
`;

/**
 * Writes each route that has no routes below as one call, with its path once instead of twice.
 *
 * @param {string} source - the generated module
 * @returns {string} the module for the browser
 */
module.exports = function slimRoutes(source) {
  return shortenHashes(source, CREATED)
    .replace(LEAF, (_whole, path, hash, sidebar) =>
      sidebar ? `leaf(${path}, ${hash}, ${sidebar})` : `leaf(${path}, ${hash})`,
    )
    .replace('export default', () => `${MAKER}export default`);
};
