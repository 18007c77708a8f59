/* eslint-disable @typescript-eslint/no-require-imports -- The bundler loads loaders as CommonJS. */
const path = require('node:path');

/**
 * Makes the page of a note depend on the file that `npm start` writes when the note's samples were
 * checked: the page is compiled again then, and shows how far each of them was.
 *
 * @this {{
 *   getOptions: () => { root: string, folder: string },
 *   resourcePath: string,
 *   addDependency: (file: string) => void,
 *   addMissingDependency: (file: string) => void,
 * }}
 * @param {string} source - the note
 * @returns {string} the note as it is
 */
module.exports = function dependOnVerdicts(source) {
  const { root, folder } = this.getOptions();
  const file = `${path.join(folder, path.relative(root, this.resourcePath))}.json`;
  this.addDependency(file);
  // Before the first check there is none.
  this.addMissingDependency(file);
  return source;
};
