/**
 * Shortens the hash that Docusaurus adds to the path of a route. It tells routes of the same path
 * apart, which only the nested ones of the docs have; each costs every reader some 7 bytes a note.
 * Routes and chunk names list the same paths, so that both come to the same.
 *
 * @param {string} source - a generated module
 * @param {RegExp} pattern - finds the path, what stands between, and the hash, in this order
 * @returns {string} the module with a hash of one digit for paths that occur once
 */
module.exports = function shortenHashes(source, pattern) {
  const counts = new Map();
  for (const [, path] of source.matchAll(pattern)) {
    counts.set(path, (counts.get(path) ?? 0) + 1);
  }
  return source.replace(pattern, (whole, path, between, hash) =>
    counts.get(path) === 1
      ? whole.slice(0, whole.lastIndexOf(between + hash)) + between + '0'
      : whole,
  );
};
