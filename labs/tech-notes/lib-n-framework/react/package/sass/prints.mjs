// What some short sheets compile to.
import { compileString, Logger } from 'sass';

const sheets = {
  'colour moved by 10% in hsl':
    '@use "sass:color"; a { b: color.adjust(#0b5fff, $lightness: -10%, $space: hsl) }',
  'the same in oklch':
    '@use "sass:color"; a { b: color.adjust(#0b5fff, $lightness: -10%, $space: oklch) }',
  'the old darken()': 'a { b: darken(#0b5fff, 10%) }',
  'a list of selectors': '.card, #main { p { b: 1 } }',
  'four levels': '.card { .body { .title { a { b: 1 } } } }',
  'a declaration after a nested block':
    '.link { @media (width >= 48rem) { padding: 2rem } padding: 1rem }',
  'a media query for a name that is not in the map, unchecked':
    '@use "sass:map"; @media (width >= map.get(("wide": 48rem), "wdie")) { a { b: 1 } }',
  'a variable as a custom property':
    '$brand: red; a { --brand: $brand; --real: #{$brand} }',
};
for (const [name, sheet] of Object.entries(sheets)) {
  const { css } = compileString(sheet, { style: 'compressed', logger: Logger.silent });
  console.log(`${name}:\n  ${css}`);
}
