/**
 * The only tslib helper that `@docusaurus/utils-common` uses. It's CommonJS, so the others, 3.4 KB (brotli),
 * couldn't be tree-shaken.
 *
 * @param {{ __esModule?: boolean } | undefined} module - a CommonJS or ES module
 * @returns {unknown} a module with a default export
 */
exports.__importDefault = (module) => (module?.__esModule ? module : { default: module });
