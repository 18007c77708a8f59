/* eslint-disable @typescript-eslint/no-require-imports -- loaders are CommonJS */
const path = require('node:path');

const without = require('./without.cjs');

/** A sidebar's item without what the browser takes for granted. */
function slimItem(item) {
  const needless = item.unlisted ? ['docId'] : ['docId', 'unlisted'];
  const slim = without(item, needless);
  return item.items ? { ...slim, items: item.items.map(slimItem) } : slim;
}

/** The sidebars alone: id, title and line of every note would be some 60 bytes a note on each page. */
function slimVersion(version) {
  const sidebars = Object.entries(version.docsSidebars).map(([name, items]) => [
    name,
    items.map(slimItem),
  ]);
  return { ...version, docs: {}, docsSidebars: Object.fromEntries(sidebars) };
}

/**
 * Takes out of what every page of the docs loads what only pages of categories show, and gives it
 * to those. Where a note lists cards itself, all stays as Docusaurus made it.
 *
 * @this {{ resourcePath: string, getOptions: () => { docs: object } }} `docs`: see `docsFacts.ts`
 * @param {string} source - generated JSON: a version, or the page of a category
 * @returns {string} JSON for the browser
 */
module.exports = function slimDocs(source) {
  const instance = path.basename(path.join(this.resourcePath, '../..'));
  const { usesCards, lines } = this.getOptions().docs[instance];
  const { version, categoryGeneratedIndex: page, ...rest } = JSON.parse(source);
  if (version && !usesCards) {
    return JSON.stringify({ ...rest, version: slimVersion(version) });
  }
  if (!page) return source;
  const categoryGeneratedIndex = { ...page, lines: lines[page.permalink] };
  return JSON.stringify({ ...rest, categoryGeneratedIndex });
};
