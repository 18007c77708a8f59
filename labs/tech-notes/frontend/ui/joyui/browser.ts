// A browser whose system is dark. It has to exist before React and the two libraries are loaded.
import { JSDOM } from 'jsdom';

const page = '<div id="root"></div>';
export const { window } = new JSDOM(page, {
  url: 'http://localhost/',
  runScripts: 'outside-only',
});
export const { document, localStorage } = window;
const system = { matches: true, addListener() {}, removeListener() {} };
Object.assign(window, { matchMedia: () => system });
const { HTMLElement, navigator } = window;
const names = {
  window,
  document,
  localStorage,
  navigator,
  HTMLElement,
  IS_REACT_ACT_ENVIRONMENT: true,
};
Object.assign(globalThis, names);
