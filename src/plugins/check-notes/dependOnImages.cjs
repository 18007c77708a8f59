/* eslint-disable @typescript-eslint/no-require-imports -- The bundler loads loaders as CommonJS. */
const { existsSync } = require('node:fs');
const path = require('node:path');

const IMAGE = /!\[[^\]]*\]\(\s*(?:<(?<bracketed>[^>]*)>|(?<plain>[^\s)]+))/g;
const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** @param {string} text - of an address, encoded or not */
function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Makes the page of a note depend on the images in it, those that are missing too: the page is
 * compiled again when one comes or goes.
 *
 * @this {{
 *   getOptions: () => { root: string },
 *   resourcePath: string,
 *   addDependency: (file: string) => void,
 *   addMissingDependency: (file: string) => void,
 * }}
 * @param {string} source - the note
 * @returns {string} the note as it is
 */
module.exports = function dependOnImages(source) {
  const { root } = this.getOptions();
  for (const { groups } of source.matchAll(IMAGE)) {
    const written = groups?.bracketed ?? groups?.plain ?? '';
    const url = decode(written.replace(/[?#].*$/, ''));
    if (ELSEWHERE.test(url)) continue;
    const folder = url.startsWith('/')
      ? path.join(root, 'static')
      : path.dirname(this.resourcePath);
    const file = url.startsWith('@site/')
      ? path.join(root, url.slice('@site/'.length))
      : path.join(folder, url);
    if (existsSync(file)) this.addDependency(file);
    else this.addMissingDependency(file);
  }
  return source;
};
