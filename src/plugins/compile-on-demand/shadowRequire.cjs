/**
 * Docusaurus' list of page modules names each of them a second time, with `require.resolveWeak`, and
 * Rspack compiles what is named so. Only server rendering needs the id that it returns. With a `require`
 * of its own, the list names each module once. Without this, the plugin saves nothing: 1.4 to 1.8 GB and 53 s
 * of CPU time.
 *
 * @param {string} source - `.docusaurus/registry.js`
 * @returns {string}
 */
module.exports = (source) => `const require = { resolveWeak: String };\n${source}`;
