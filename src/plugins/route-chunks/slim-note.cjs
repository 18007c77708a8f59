// eslint-disable-next-line @typescript-eslint/no-require-imports -- loaders are CommonJS
const without = require('./without.cjs');

/** What the docs plugin knows of a note's file, and the browser need not. */
const BUILD_ONLY = ['source', 'sourceDirName', 'slug', 'draft'];

/** Of the front matter, which is exported beside the metadata: what the theme reads here. */
const READ = ['unlisted', 'draft'];

/**
 * Takes out of a note's metadata what only the build reads.
 *
 * @param {string} source - the generated JSON
 * @returns {string} JSON for the browser
 */
module.exports = function slimNote(source) {
  const { frontMatter, ...metadata } = JSON.parse(source);
  const unread = Object.keys(frontMatter).filter((part) => !READ.includes(part));
  return JSON.stringify({
    ...without(metadata, BUILD_ONLY),
    frontMatter: without(frontMatter, unread),
  });
};
