import { LineCounter, parseDocument } from 'yaml';

import type { Problem } from '../problems/index.ts';
import { explainYamlError } from './explainYamlError.ts';
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

/** Finds front matter that isn't recognised because its first or last line is wrong. */
export function findBrokenFrontMatter(file: string, source: string): Problem[] {
  const { above, dashes } = MEANT_AS_FRONT_MATTER.exec(source)?.groups ?? {};
  if (above === undefined || dashes === undefined || FRONT_MATTER.test(source)) return [];
  const line = above.split('\n').length;
  const isFirst = above === '' && dashes === '---';
  const [reason, remedy] = isFirst
    ? [
        'the front matter that begins here has no closing line of ---',
        'Write --- on a line of its own below the last key.',
      ]
    : [
        'front matter has to begin with --- on the first line of the file',
        'Make a line of three dashes the first line.',
      ];
  return [syntaxError(file, line, reason, remedy)];
}

/** Parses the YAML of a page. */
export function parseYaml(file: string, yaml: string): Parsed<Record<string, unknown>> {
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter, prettyErrors: false });
  const fail = (offset: number, says: string) => {
    const { line } = lineCounter.linePos(offset);
    const [reason, remedy] = explainYamlError(says, yaml.split(/\r?\n/)[line - 1] ?? '');
    return { value: {}, errors: [syntaxError(file, line + 1, reason, remedy)] };
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
  [value].flat().filter((item) => typeof item === 'string');
