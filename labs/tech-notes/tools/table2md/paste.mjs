// Pastes spreadsheet cells, as HTML, into a textarea that GitHub's paste-markdown watches, and prints what arrives.
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('<textarea></textarea>');
const { document, DOMParser, Event, CustomEvent, HTMLTextAreaElement } = window;
Object.assign(globalThis, {
  window,
  document,
  DOMParser,
  CustomEvent,
  HTMLTextAreaElement,
});
globalThis.Event = Event;
document.execCommand = () => false; // jsdom has none; the library then sets the value

const { subscribe } = await import('@github/paste-markdown');
const box = document.querySelector('textarea');
subscribe(box);
const rows = [
  ['Flag', 'Notes'],
  ['a|b', 'one<br>two'],
  ['**/*.ts and **/*.js', 'C:\\tmp\\|x &lt;b&gt;'],
].map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
const html = `<html><body><table>${rows.join('')}</table></body></html>`;
const paste = new Event('paste', { bubbles: true, cancelable: true });
paste.clipboardData = {
  types: ['text/html'],
  getData: (type) => (type === 'text/html' ? html : ''),
};
box.dispatchEvent(paste);
console.log(box.value.replace(/<\/?(html|body)>/g, '').trim());
