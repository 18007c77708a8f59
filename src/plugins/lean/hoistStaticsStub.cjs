/**
 * Replaces hoist-non-react-statics, which react-router uses only in `withRouter`. Nothing on this site
 * has statics to hoist, and every page would load its 3 KB.
 *
 * @param {unknown} target - a component
 * @returns {unknown} the component
 */
module.exports = (target) => target;
