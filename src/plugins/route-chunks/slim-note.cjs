/** What the docs plugin knows of a note's file, and the browser need not. */
const BUILD_ONLY = ['source', 'sourceDirName', 'slug', 'draft'];

/** Of the front matter, which is exported beside the metadata: what the theme reads here. */
const READ = ['unlisted', 'draft'];

function filter(parts, isKept) {
  return Object.fromEntries(Object.entries(parts).filter(([part]) => isKept(part)));
}

/**
 * Takes out of a note's metadata what only the build reads.
 *
 * @param {string} source - the generated JSON
 * @returns {string} JSON for the browser
 */
module.exports = function slimNote(source) {
  const { frontMatter, ...metadata } = JSON.parse(source);
  return JSON.stringify({
    ...filter(metadata, (part) => !BUILD_ONLY.includes(part)),
    frontMatter: filter(frontMatter, (part) => READ.includes(part)),
  });
};
