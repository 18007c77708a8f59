import { LineCounter, parseDocument } from 'yaml';

import type { Problem } from '../problems/problem.ts';
import { syntaxError, type Parsed } from './syntaxError.ts';

/** Some editors put a byte-order mark in front; Docusaurus skips it too. */
const FRONT_MATTER =
  /^\uFEFF?---[ \t]*\r?\n(?<yaml>[\s\S]*?)\r?\n?(?<=\n)---[ \t]*(?:\r?\n|$)/;

/** What was probably meant as front matter: dashes, then a key. */
const MEANT_AS_FRONT_MATTER = /^\uFEFF?(?<above>\s*)(?<dashes>-{3,})\s*\n\s*[\w-]+:/;

/** Splits the YAML from a page. */
export function splitFrontMatter(source: string): { yaml: string; lineOffset: number } {
  const match = FRONT_MATTER.exec(source);
  if (!match) return { yaml: '', lineOffset: 0 };
  const lines = match[0].split('\n').length - (match[0].endsWith('\n') ? 1 : 0);
  return { yaml: match.groups?.['yaml'] ?? '', lineOffset: lines };
}

const YAML_REMEDY =
  'Write each key once, as key: value between two lines of ---; put a value that begins with a character such as * & @ [ or contains ": " in double quotes, and indent with spaces.';
/** What the parser says of a line that's indented by a space too many or too few, or that isn't YAML. */
const NO_KEY =
  /^(?:Nested mappings|All \w+ items|A block sequence|Implicit .*keys? need|.*without -).*/;
const NO_KEY_REASON =
  'the indentation is wrong here or on the next line, or no line of --- is above it';
/** What the parser says, and the line of a key and its value that it says this of, in plain words. */
const SLIPS: readonly (readonly [says: RegExp, line: RegExp, message: string])[] = [
  [/^/, /^([\w-]+): +([^\s"'[{].*: .*)$/, 'a value that contains ": " has no quotes'],
  [/^Unexp/, /^([\w-]+): +(["'].*)$/, 'a quote inside the value ends it too early'],
  [NO_KEY, /^([\w-]+):(?![\s/])(.+)$/, 'there is no space after the colon'],
];

/** Finds front matter that isn't recognised because its first or last line is wrong. */
export function findBrokenFrontMatter(file: string, source: string): Problem[] {
  const { above, dashes } = MEANT_AS_FRONT_MATTER.exec(source)?.groups ?? {};
  if (above === undefined || dashes === undefined || FRONT_MATTER.test(source)) return [];
  const line = above.split('\n').length;
  const isFirst = above === '' && dashes === '---';
  const reason = isFirst
    ? 'the front matter that begins here has no closing line of ---'
    : 'front matter has to begin with --- on the first line of the file';
  return [syntaxError(file, line, reason, YAML_REMEDY)];
}

/** Parses the YAML of a page. */
export function parseYaml(file: string, yaml: string): Parsed<Record<string, unknown>> {
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter, prettyErrors: false });
  const fail = (offset: number, reason: string) => {
    const { line } = lineCounter.linePos(offset);
    const text = yaml.split('\n')[line - 1] ?? '';
    const slip = SLIPS.find(([of, line]) => of.test(reason) && line.test(text));
    const [, key = '', value = ''] = slip?.[1].exec(text) ?? [];
    const own = text.split(':', 1)[0]?.trim();
    const twice = `the key "${own}" occurs twice`;
    const says =
      slip?.[2] ??
      reason.replace(NO_KEY, NO_KEY_REASON).replace(/^Map keys must .*/, twice);
    const cures = { Tabs: 'Indent with spaces.', Map: `Keep one line of ${own}.` };
    const [, cure] = Object.entries(cures).find(([one]) => reason.startsWith(one)) ?? [];
    const right = JSON.stringify(value.replace(/^(["'])(.*)\1\s*$/, '$2'));
    const fixed = slip && `Write ${key}: ${/^["']|: /.test(value) ? right : value}`;
    const remedy = fixed ?? cure ?? YAML_REMEDY;
    return { value: {}, errors: [syntaxError(file, line + 1, says, remedy)] };
  };
  const [error] = document.errors;
  if (error) return fail(error.pos[0], error.message);
  let value: unknown;
  try {
    value = document.toJS() ?? {};
  } catch (error) {
    // An alias without an anchor, or aliases that expand to too many values.
    const offset = Math.max(0, yaml.search(/(?<=[\s[{,:-])\*/));
    return fail(offset, `a value that starts with * is a YAML alias. ${String(error)}`);
  }
  if (typeof value !== 'object' || Array.isArray(value)) {
    return fail(0, 'front matter has to be keys with values');
  }
  return { value: value as Record<string, unknown>, errors: [] };
}

/**
 * Parses front matter for Docusaurus, with dates as strings, as in the checks. YAML that doesn't parse
 * gives an empty object here; the checks report its line.
 */
export function parseFrontMatter({ fileContent }: { readonly fileContent: string }) {
  const { yaml, lineOffset } = splitFrontMatter(fileContent);
  return {
    frontMatter: parseYaml('', yaml).value,
    content: fileContent.split('\n').slice(lineOffset).join('\n').trim(),
  };
}

/** A front matter value, if it's a string. */
export const readString = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** A front matter value that may be a string or a list, as a list of strings. */
export const readStrings = (value: unknown): string[] =>
  [value].flat().filter((one) => typeof one === 'string');
