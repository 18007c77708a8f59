// What the note's import of the polyfill adds to a page.
import { bundleSize } from '../../../../../shared/bundleSize.mjs';

const source = `export { Temporal } from 'temporal-polyfill';`;
console.log(
  'temporal-polyfill',
  await bundleSize(source, new URL('.', import.meta.url).pathname),
);
