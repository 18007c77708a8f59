/**
 * Copies an object without some of its parts.
 *
 * @param {object} parts - what to copy
 * @param {readonly string[]} names - of the parts to leave out
 * @returns {object} the copy
 */
module.exports = function without(parts, names) {
  return Object.fromEntries(
    Object.entries(parts).filter(([part]) => !names.includes(part)),
  );
};
