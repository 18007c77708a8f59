import type { FenceMeta, LineRange } from './sample.ts';

const WORD =
  /\{[^}]*\}|(?<key>[\w-]+)(?:=(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s"']+)))?|\S+/g;

/**
 * Words that control how Docusaurus renders a block and have nothing to do with checking
 * it.
 */
const DRAWING = new Set(['showLineNumbers', 'wrap']);
const FLAGS = new Set(['run', 'live', 'noInline', 'harness']);
const VALUES = new Set(['title', 'nocheck', 'expect-error', 'schema', 'release']);
/** Either on its own or with a sample's title. */
const OUTPUT = 'output';

/** Lines to highlight, in Docusaurus' syntax. */
const RANGES = /^\{[\d,-]+\}$/;

function readRanges(ranges: string): LineRange[] {
  return ranges.split(',').map((part) => {
    const [from = 0, to = from] = part.split('-').map(Number);
    return [from, to];
  });
}

/** Whether a line, counted from 1, is in one of the ranges. */
export function isMarked(line: number, marked: readonly LineRange[]): boolean {
  return marked.some(([from, to]) => from <= line && line <= to);
}

function isKnown(word: string, key: string | undefined, hasValue: boolean): boolean {
  if (word.startsWith('{')) return RANGES.test(word);
  if (key === undefined) return false;
  if (DRAWING.has(key) || key === OUTPUT) return true;
  return hasValue ? VALUES.has(key) : FLAGS.has(key) || VALUES.has(key);
}

/**
 * Parses a fence's meta string, such as `title="a.ts" run`.
 *
 * @param meta - as in the syntax tree; `undefined` if there is none
 */
export function parseMeta(meta: string | null | undefined): FenceMeta {
  const values = new Map<string, string>();
  const unknown: string[] = [];
  const marked: LineRange[] = [];
  for (const match of (meta ?? '').matchAll(WORD)) {
    const { key, double, single, bare } = match.groups ?? {};
    const value = double ?? single ?? bare;
    // Docusaurus recognises only quoted titles.
    const isBareTitle = key === 'title' && bare !== undefined;
    if (isBareTitle || !isKnown(match[0], key, value !== undefined))
      unknown.push(match[0]);
    if (key !== undefined) values.set(key, value ?? '');
    if (RANGES.test(match[0])) marked.push(...readRanges(match[0].slice(1, -1)));
  }
  const number = values.get('showLineNumbers');
  return {
    title: values.get('title'),
    run: values.has('run'),
    live: values.has('live'),
    noInline: values.has('noInline'),
    harness: values.has('harness'),
    output: values.has(OUTPUT),
    outputOf: values.get(OUTPUT) || undefined,
    nocheck: values.get('nocheck'),
    expectError: values.get('expect-error'),
    schema: values.get('schema'),
    release: values.get('release'),
    firstNumber: number === undefined ? undefined : Number(number || 1),
    marked,
    unknown,
  };
}
