/* eslint-disable @typescript-eslint/no-require-imports -- loaders are CommonJS */
const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');

const without = require('./without.cjs');

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Whether a note lists cards of its own; whose lines those are is known only in the browser. */
function usesCards(folder, siteDir) {
  return readdirSync(path.dirname(folder))
    .filter((name) => /^site-.*\.json$/.test(name))
    .map((name) => readJson(path.join(path.dirname(folder), name)).source)
    .some((source) =>
      readFileSync(source.replace(/^@site/, siteDir), 'utf8').includes('DocCardList'),
    );
}

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

function findCategory(items, href) {
  for (const item of items) {
    const found = item.href === href ? item : findCategory(item.items ?? [], href);
    if (found) return found;
  }
  return undefined;
}

/** What each note of a category is about, by its address. */
function findLines(folder, permalink) {
  const versions = readdirSync(folder).flatMap(
    (name) => readJson(path.join(folder, name)).version ?? [],
  );
  for (const { docs, docsSidebars } of versions) {
    const category = findCategory(Object.values(docsSidebars).flat(), permalink);
    const links = category?.items?.filter(({ docId }) => docs[docId]) ?? [];
    if (category) {
      return Object.fromEntries(
        links.map(({ href, docId }) => [href, docs[docId].description]),
      );
    }
  }
  return {};
}

/**
 * Takes out of what every page of the docs loads what only pages of categories show, and gives it
 * to those. Where a note lists cards itself, all stays as Docusaurus made it.
 *
 * @this {{ resourcePath: string, getOptions: () => { siteDir: string } }}
 * @param {string} source - generated JSON: a version, or the page of a category
 * @returns {string} JSON for the browser
 */
module.exports = function slimDocs(source) {
  const folder = path.dirname(this.resourcePath);
  const { version, categoryGeneratedIndex, ...rest } = JSON.parse(source);
  if (version && !usesCards(folder, this.getOptions().siteDir)) {
    return JSON.stringify({ ...rest, version: slimVersion(version) });
  }
  if (!categoryGeneratedIndex) return source;
  const lines = findLines(folder, categoryGeneratedIndex.permalink);
  return JSON.stringify({
    ...rest,
    categoryGeneratedIndex: { ...categoryGeneratedIndex, lines },
  });
};
