import { readFileSync } from 'node:fs';

import { Globby } from '@docusaurus/utils';
import { describe, expect, test } from 'vitest';

import { readPaper } from '../plugins/brand/readPaper.ts';

const css = readFileSync('src/css/tokens.css', 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');

/** Tokens of the first block with only this selector, by name without `--ui-`. */
function tokensOf(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('}', start));
  return new Map(
    [...block.matchAll(/--ui-([\w-]+):\s*([^;]+);/g)].map((match) => [
      match[1] ?? '',
      match[2] ?? '',
    ]),
  );
}

/** A token as the colour of text, or as that of an admonition's kind, which its title has. */
const TEXT_COLOUR = /(?<![\w-])(?:color|--ui-kind):\s*var\(--ui-([\w-]+)/g;

const light = tokensOf(':root');
const dark = new Map([...light, ...tokensOf(":root[data-theme='dark']")]);

function resolve(tokens: Map<string, string>, name: string): string {
  const value = tokens.get(name);
  if (value === undefined) throw new Error(`tokens.css has no --ui-${name}`);
  const alias = /^var\(--ui-([\w-]+)\)$/.exec(value)?.[1];
  return alias ? resolve(tokens, alias) : value;
}

function luminance(hex: string): number {
  const channels = [...hex.matchAll(/[\da-f]{2}/gi)].map((match) => {
    const value = Number.parseInt(match[0], 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const [red, green, blue] = channels;
  if (red === undefined || green === undefined || blue === undefined) {
    throw new Error(`"${hex}" is not a colour of the form #rrggbb`);
  }
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2 contrast ratio of two tokens. */
function contrast(tokens: Map<string, string>, one: string, other: string): number {
  const [darker = 0, lighter = 0] = [one, other]
    .map((name) => luminance(resolve(tokens, name)))
    .sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const named = (prefix: string) =>
  [...light.keys()].filter((name) => name.startsWith(prefix));
const pairs = (names: string[], surfaces: string[]) =>
  names.flatMap((name) => surfaces.map((surface): [string, string] => [name, surface]));

const textPairs = [
  ...pairs(['ink', 'soft', 'accent'], ['paper', 'card', 'mark']),
  ...pairs(named('code-'), ['card', 'mark']),
  ...pairs(named('kind-'), ['paper', 'card']),
];
const controlPairs = pairs(['control-line', 'focus'], ['paper', 'card']);

describe.each([
  ['light', light],
  ['dark', dark],
])('contrast in %s mode', (_mode, tokens) => {
  test.each(textPairs)('%s on %s is readable text: at least 4.5:1', (name, surface) => {
    expect(contrast(tokens, name, surface)).toBeGreaterThanOrEqual(4.5);
  });
  test.each(controlPairs)(
    '%s on %s is visible as a control: at least 3:1',
    (name, surface) => {
      expect(contrast(tokens, name, surface)).toBeGreaterThanOrEqual(3);
    },
  );
});

test('the pairs cover every text colour that a style sheet uses', () => {
  const sheets = Globby.sync(['src/**/*.css', 'packages/*/src/**/*.css']);
  const used = sheets.flatMap((sheet) =>
    [...readFileSync(sheet, 'utf8').matchAll(TEXT_COLOUR)].map(([, name = '']) => name),
  );
  const paired = new Set(textPairs.map(([name]) => name));
  expect(new Set(used.filter((name) => name !== 'kind'))).toEqual(paired);
});

test('dark mode changes every colour that is not an alias', () => {
  const own = [...light].filter(([, value]) => !value.startsWith('var('));
  const same = own.filter(([name, value]) => dark.get(name) === value);
  expect(same.map(([name]) => name)).toEqual([]);
});

test("the browser's toolbar has the colour of the page", () => {
  expect(readPaper(css)).toBe(light.get('paper'));
});

const stackOf = (name: string) =>
  new RegExp(`--ui-${name}:\\s*([^;]+);`).exec(css)?.[1] ?? '';

test.each(['font-text', 'font-title', 'font-code'])(
  '%s lists Chinese fonts after the generic one, because their apostrophe is full-width',
  (name) => {
    const fonts = stackOf(name)
      .split(',')
      .map((font) => font.trim());
    const generic = fonts.findIndex((font) =>
      /^(?:sans-serif|serif|monospace)$/.test(font),
    );
    const chinese = fonts.findIndex((font) => /CJK|SC\b|YaHei|SimSun|Songti/.test(font));
    expect(generic).toBeGreaterThan(0);
    expect(chinese).toBeGreaterThan(generic);
  },
);
