import type { Code } from 'mdast';

/** The first and the last of some lines, as an author wrote them: the block may be shorter. */
type LineRange = readonly [from: number, to: number];

const WORD =
  /\{[^}]*\}|(?<key>[\w-]+)(?:=(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s"']+)))?|\S+/g;

/**
 * Words that control how Docusaurus renders a block and have nothing to do with checking
 * it.
 */
const RENDERING = new Set(['showLineNumbers', 'wrap']);
const FLAGS = new Set(['run', 'live', 'noInline', 'harness']);
const VALUES = new Set(['title', 'nocheck', 'expect-error']);
/** Either on its own or with a sample's title. */
const OUTPUT = 'output';

/** All of them, as an author writes them. */
export const META_WORDS: readonly string[] = [
  ...[...VALUES, OUTPUT].map((word) => `${word}="…"`),
  ...[OUTPUT, ...FLAGS, '{1,3}', ...RENDERING],
];

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
  if (RENDERING.has(key) || key === OUTPUT) return true;
  return hasValue ? VALUES.has(key) : FLAGS.has(key) || VALUES.has(key);
}

/** The words with their values, those that nothing knows, and the lines to highlight. */
function readWords(meta: string) {
  const values = new Map<string, string>();
  const unknown: string[] = [];
  const marked: LineRange[] = [];
  for (const match of meta.matchAll(WORD)) {
    const { key, double, single, bare } = match.groups ?? {};
    const value = double ?? single ?? bare;
    // Docusaurus recognises only quoted titles.
    const isBareTitle = key === 'title' && bare !== undefined;
    const isBadNumber = key === 'showLineNumbers' && !/^\d+$/.test(value ?? '1');
    if (isBareTitle || isBadNumber || !isKnown(match[0], key, value !== undefined))
      unknown.push(match[0]);
    if (key !== undefined && !isBadNumber) values.set(key, value ?? '');
    if (RANGES.test(match[0])) marked.push(...readRanges(match[0].slice(1, -1)));
  }
  return { values, unknown, marked };
}

/**
 * Parses a fence's meta string, such as `title="a.ts" run`.
 *
 * @param meta - as in the syntax tree; `undefined` if there is none
 */
export function parseMeta(meta: string | null | undefined) {
  const { values, unknown, marked } = readWords(meta ?? '');
  const number = values.get('showLineNumbers');
  return {
    /** The sample's file name; other samples of the page can import it. */
    title: values.get('title'),
    /** The sample is executed, not only compiled. */
    run: values.has('run'),
    /** The sample is a live block of the page. */
    live: values.has('live'),
    /** A stub, a probe or a driver that readers don't need to copy; the page collapses it. */
    harness: values.has('harness'),
    /** The fence shows what a sample printed: the one right before it, or the one it names. */
    output: values.has(OUTPUT),
    /** Title of the sample that an output fence names. */
    outputOf: values.get(OUTPUT) || undefined,
    /** Why nothing here can check the sample. */
    nocheck: values.get('nocheck'),
    /** Text that the sample's error message must contain. */
    expectError: values.get('expect-error'),
    /** `showLineNumbers` or `showLineNumbers=5`: the number of the first line. */
    firstNumber: number === undefined ? undefined : Number(number || 1),
    /** `{1,3-5}`: the lines to mark, from 1. */
    marked,
    /** Unknown words, as written. */
    unknown,
  };
}

/** A parsed meta string. */
export type FenceMeta = Readonly<ReturnType<typeof parseMeta>>;

/** Whether a fence shows what a sample printed. */
export function isOutput({ lang, meta }: Pick<Code, 'lang' | 'meta'>): boolean {
  return lang === 'text' && parseMeta(meta).output;
}
