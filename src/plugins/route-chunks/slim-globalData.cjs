// eslint-disable-next-line @typescript-eslint/no-require-imports -- loaders are CommonJS
const without = require('./without.cjs');

const DOCS = 'docusaurus-plugin-content-docs';

/** One version of the docs, whose notes nothing asks for by id. */
function slimVersion(version) {
  return { ...version, docs: version.docs.map((doc) => without(doc, ['id'])) };
}

/** With one version, no other has the same note; else the notes of both are matched by id. */
function slimInstance(instance) {
  const [version, ...others] = instance.versions;
  return others.length > 0 ? instance : { ...instance, versions: [slimVersion(version)] };
}

/**
 * Takes the ids of notes out of the data that every page loads, where nothing asks for them: a site
 * with one version, and no item of the navbar that leads to a note by its id.
 *
 * @this {{ getOptions: () => { namesDocs: boolean } }}
 * @param {string} source - the generated JSON
 * @returns {string} JSON for the browser
 */
module.exports = function slimGlobalData(source) {
  const { [DOCS]: instances, ...rest } = JSON.parse(source);
  if (!instances || this.getOptions().namesDocs) return source;
  const slim = Object.entries(instances).map(([id, data]) => [id, slimInstance(data)]);
  return JSON.stringify({ ...rest, [DOCS]: Object.fromEntries(slim) });
};
