import type { Root } from 'mdast';

import { type Block, cutBlocks } from './cut.ts';
import { type Tongue, sentencesOf, toPlain, wordsOf } from './plain.ts';
import {
  AUTHOR,
  CONNECTIVES,
  FUNCTION_CHARACTERS,
  FUNCTION_WORDS,
  READER,
} from './words.ts';

/** The counts in the order they are printed, each with what it says. */
export const COUNTS = {
  words: 'words of prose (Chinese: characters)',
  tbl: 'words in tables',
  'tbl%': 'share of tables in prose and tables',
  cols: 'columns of the widest table',
  cell: 'mean words per cell, header left out',
  cellX: 'words in the longest cell',
  code: 'lines of code, with outputs, without diagrams',
  fences: 'fences',
  fenceX: 'lines in the longest fence',
  first: 'lines in the first fence',
  run: 'most lines of code with no prose between',
  'w/line': 'words of prose per line of code',
  sents: 'sentences',
  mean: 'mean sentence length',
  p90: '90th percentile of it',
  par: 'mean sentences per paragraph, lists left out',
  'glue%': 'function words; low: telegraphic',
  'new%': 'different words in each 100; high: every sentence brings new things',
  conn: 'connectives (because, if, so) per 100',
  joint: 'colons, semicolons, brackets per 100',
  num: 'words with a digit per 100',
  icode: 'code spans per 100',
  links: 'links per 100',
  'you%': 'sentences with you or we',
  'I%': 'sentences with I',
} as const;

/** Name of a count. */
export type Count = keyof typeof COUNTS;

/** What a note looks like in numbers; `undefined` where there is nothing to count. */
export type Density = Readonly<Record<Count, number | undefined>> & {
  readonly tongue: Tongue;
};

/** A tenth of the words, by which the window over them moves on. */
const WINDOW = 100;
const STEP = 10;

/** One decimal, as all counts have. */
export function round(number: number): number {
  return Math.round(number * 10) / 10;
}

function share(part: number, whole: number): number {
  return round((100 * part) / (whole || 1));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : sum(numbers) / numbers.length;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

function tongueOf(text: string): Tongue {
  return count(text, /\p{Script=Han}/gu) > text.length / 5 ? 'zh' : 'en';
}

function normalize(word: string): string {
  const plain = word.toLowerCase().replace(/’/g, "'");
  return plain.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}

/** How many of each hundred words in a row are different, on average. */
function countNew(words: readonly string[]): number | undefined {
  const windows: number[] = [];
  for (let start = 0; start + WINDOW <= words.length; start += STEP) {
    windows.push(new Set(words.slice(start, start + WINDOW)).size);
  }
  return windows.length === 0 ? undefined : round(mean(windows));
}

function measureTables(blocks: readonly Block[], tongue: Tongue, words: number) {
  const tables = blocks.flatMap((block) =>
    block.type !== 'table'
      ? []
      : [
          block.table.children.map((row) =>
            row.children.map((cell) => wordsOf(toPlain(cell).text, tongue).length),
          ),
        ],
  );
  const cells = tables.flatMap((rows) => rows.slice(1).flat()).filter(Boolean);
  const tbl = sum(tables.flat(2));
  return {
    tbl,
    'tbl%': share(tbl, tbl + words),
    cols: Math.max(0, ...tables.map(([head]) => head?.length ?? 0)),
    cell: round(mean(cells)),
    cellX: Math.max(0, ...cells),
  };
}

function measureCode(blocks: readonly Block[], words: number) {
  const fences = blocks.flatMap((block) => (block.type === 'code' ? [block.lines] : []));
  const code = sum(fences);
  let [run, here] = [0, 0];
  for (const block of blocks) {
    if ('text' in block) here = 0;
    if (block.type === 'code') run = Math.max(run, (here += block.lines));
  }
  return {
    code,
    fences: fences.length,
    fenceX: Math.max(0, ...fences),
    first: fences[0],
    run,
    'w/line': code === 0 ? undefined : round(words / code),
  };
}

type Prose = Extract<Block, { text: string }>;

function measureSentences(prose: readonly Prose[], tongue: Tongue) {
  const sentences = prose.flatMap(({ text }) => sentencesOf(text, tongue));
  const lengths = sentences.map((sentence) => wordsOf(sentence, tongue).length);
  const paragraphs = prose
    .filter(({ type }) => type === 'prose')
    .map(({ text }) => sentencesOf(text, tongue).length)
    .filter(Boolean);
  const saying = (pattern: RegExp) =>
    share(sentences.filter((one) => pattern.test(one)).length, sentences.length);
  const ordered = [...lengths].sort((a, b) => a - b);
  return {
    sents: sentences.length,
    mean: round(mean(lengths)),
    p90: ordered[Math.floor(0.9 * ordered.length)] ?? 0,
    par: round(mean(paragraphs)),
    'you%': saying(READER[tongue]),
    'I%': saying(AUTHOR[tongue]),
  };
}

/**
 * Counts what makes a note hard to read. The counts find what to read again; they judge nothing.
 *
 * @param tree - of the note, as `parseNote` gives it
 */
export function measureDensity(tree: Root): Density {
  const blocks = cutBlocks(tree);
  const prose = blocks.filter((block): block is Prose => 'text' in block);
  const text = prose.map((block) => block.text).join('\n');
  const tongue = tongueOf(text);
  const words = wordsOf(text, tongue);
  const plain = words.map(normalize);
  const per = (number: number) => share(number, words.length);
  const isChinese = tongue === 'zh';
  return {
    tongue,
    words: words.length,
    ...measureTables(blocks, tongue, words.length),
    ...measureCode(blocks, words.length),
    ...measureSentences(prose, tongue),
    'glue%': per(
      isChinese
        ? count(text, FUNCTION_CHARACTERS)
        : plain.filter((word) => FUNCTION_WORDS.has(word)).length,
    ),
    'new%': countNew(plain),
    conn: per(count(text, CONNECTIVES[tongue])),
    joint: per(count(text, /[:;(（：；]/g)),
    num: per(
      isChinese
        ? count(text, /\d[\d.,%–-]*/g)
        : words.filter((word) => /\d/.test(word)).length,
    ),
    icode: per(sum(prose.map(({ spans }) => spans))),
    links: per(sum(prose.map(({ links }) => links))),
  };
}
