/* eslint-disable @typescript-eslint/no-require-imports -- the bundler loads loaders as CommonJS */
const path = require('node:path');

/**
 * Makes a note's page depend on the file with what was found in the note, so that the page is
 * recompiled when that changes.
 *
 * @this {{
 *   getOptions: () => { siteDir: string, folder: string },
 *   resourcePath: string,
 *   addDependency: (file: string) => void,
 *   addMissingDependency: (file: string) => void,
 * }}
 * @param {string} source - the note's source
 * @returns {string} the source, unchanged
 */
module.exports = function addDependency(source) {
  const { siteDir, folder } = this.getOptions();
  const file = `${path.join(siteDir, folder, path.relative(siteDir, this.resourcePath))}.json`;
  this.addDependency(file);
  this.addMissingDependency(file); // before the first check there is none
  return source;
};
