/** Parts of the site's configuration that only the build reads. */
const BUILD_ONLY = ['presets', 'plugins', 'themes', 'headTags', 'ssrTemplate'];

/**
 * Takes out of the generated configuration what only the build reads.
 *
 * @param {string} source - the generated module, `export default` and JSON
 * @returns {string} the module for the browser
 */
module.exports = function slimConfig(source) {
  return source.replace(/export default (\{.*\});/s, (_match, json) => {
    const parts = Object.entries(JSON.parse(json)).filter(
      ([part]) => !BUILD_ONLY.includes(part),
    );
    return `export default ${JSON.stringify(Object.fromEntries(parts))};`;
  });
};
