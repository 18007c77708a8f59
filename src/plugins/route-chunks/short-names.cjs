/**
 * Numbers the names of chunks, each of which would cost every reader four bytes of chance and more
 * wherever it stands. Routes and registry are given the same numbers.
 *
 * @param {string} json - `routesChunkNames.json`
 * @returns {Map<string, string>} a number for each name, in base 36
 */
module.exports = function shortNames(json) {
  const names = new Set();
  JSON.parse(json, (_key, value) => {
    if (typeof value === 'string') names.add(value);
    return value;
  });
  return new Map([...names].sort().map((name, place) => [name, place.toString(36)]));
};
