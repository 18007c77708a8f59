/* eslint-disable @typescript-eslint/no-require-imports -- the bundler loads loaders as CommonJS */
const { existsSync } = require('node:fs');
const path = require('node:path');

const IMAGE = /!\[[^\]]*\]\(\s*(?:<(?<bracketed>[^>]*)>|(?<plain>[^\s)]+))/g;
const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** @param {string} text - part of a URL, percent-encoded or not */
function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Lists the files of a note's local images, whether they exist or not.
 *
 * @param {string} source - the note's source
 * @param {string} note - its file
 * @param {string} root - the project's root
 */
function listImages(source, note, root) {
  return [...source.matchAll(IMAGE)]
    .map(({ groups }) => groups?.bracketed ?? groups?.plain ?? '')
    .map((written) => decode(written.replace(/[?#].*$/, '')))
    .filter((url) => !ELSEWHERE.test(url))
    .map((url) => {
      if (url.startsWith('@site/')) return path.join(root, url.slice('@site/'.length));
      return path.join(url.startsWith('/') ? `${root}/static` : path.dirname(note), url);
    });
}

/**
 * Makes a note's page depend on its images, and on the file that `npm start` writes once the note's
 * samples are checked: the page is recompiled when one of them is added, deleted or changed.
 *
 * @this {{
 *   getOptions: () => { root: string, folder: string },
 *   resourcePath: string,
 *   addDependency: (file: string) => void,
 *   addMissingDependency: (file: string) => void,
 * }}
 * @param {string} source - the note's source
 * @returns {string} the source, unchanged
 */
module.exports = function addDependencies(source) {
  const { root, folder } = this.getOptions();
  const verdicts = `${path.join(folder, path.relative(root, this.resourcePath))}.json`;
  this.addDependency(verdicts);
  this.addMissingDependency(verdicts); // before the first check there is none
  for (const file of listImages(source, this.resourcePath, root)) {
    if (existsSync(file)) this.addDependency(file);
    else this.addMissingDependency(file);
  }
  return source;
};
