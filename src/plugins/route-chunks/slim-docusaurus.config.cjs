// eslint-disable-next-line @typescript-eslint/no-require-imports -- loaders are CommonJS
const without = require('./without.cjs');

/** Parts of the site's configuration that only the build reads. */
const BUILD_ONLY = [
  'clientModules',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'stylesheets',
  'themes',
];

/** Of the theme's: fences are highlighted while the site is built, with classes and not with a theme. */
const THEME_BUILD_ONLY = ['prism'];

/**
 * Takes out of the generated configuration what only the build reads.
 *
 * @param {string} source - the generated module, `export default` and JSON
 * @returns {string} the module for the browser
 */
module.exports = function slimConfig(source) {
  return source.replace(/export default (\{.*\});/s, (_match, json) => {
    const config = without(JSON.parse(json), BUILD_ONLY);
    if (config.themeConfig) {
      config.themeConfig = without(config.themeConfig, THEME_BUILD_ONLY);
    }
    return `export default ${JSON.stringify(config)};`;
  });
};
