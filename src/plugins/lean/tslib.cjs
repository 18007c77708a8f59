/**
 * The one helper of tslib that code in the browser uses (`@docusaurus/utils-common`, which is
 * CommonJS, so that the other 10 KB could not be shaken off).
 *
 * @param {{ __esModule?: boolean } | undefined} module - a module, of either kind
 * @returns {unknown} a module with a default export
 */
exports.__importDefault = (module) => (module?.__esModule ? module : { default: module });
