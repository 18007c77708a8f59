/**
 * Docusaurus' list of page modules names each of them a second time, with `require.resolveWeak`, and
 * Rspack compiles what is named so. Only server rendering needs the id that it returns.
 *
 * @param {string} source - `.docusaurus/registry.js`
 * @returns {string} the source, with the module's name in place of its id
 */
module.exports = function dropWeakReferences(source) {
  return source.replaceAll(/\brequire\.resolveWeak\(("[^"]*")\)/g, '$1');
};
