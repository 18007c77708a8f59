/**
 * Takes the list of plugins out of what is known of the site; only the debug plugin shows it.
 *
 * @param {string} source - the generated JSON
 * @returns {string} JSON for the browser
 */
module.exports = function slimSiteMetadata(source) {
  return JSON.stringify({ ...JSON.parse(source), pluginVersions: {} });
};
