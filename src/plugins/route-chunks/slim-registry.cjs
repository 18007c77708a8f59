/**
 * Takes out of the generated registry what only the server's rendering reads: the module's path
 * and its weak reference, beside the import. Each would cost every reader some 30 bytes a note.
 *
 * @param {string} source - the generated module
 * @returns {string} the module for the browser
 */
module.exports = function slimRegistry(source) {
  return source.replace(/, "[^"\n]+", require\.resolveWeak\("[^"\n]+"\)\]/g, ']');
};
