import { brotliCompressSync } from 'node:zlib';

import { readNotes, readSections, type Section } from '../../src/notes/index.ts';
import type { Entry } from '../../src/plugins/listEntries.ts';
import { buildIndex } from '../../src/plugins/search/buildIndex.ts';
import { partFile } from '../../src/plugins/search/data.ts';
import { printTable } from './printTable.ts';

const SIZES = [200, 1000, 5000];

/** One word in so many stands in no other note, so that the vocabulary grows with the notes. */
const OWN_WORD = 50;

const WORD = /[\p{L}\p{N}]+/gu;

/** Numbers from 0 to 1 that are the same in each run (mulberry32). */
function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Writes a section like another one, out of words drawn as often as the site's notes use them. */
function rewrite(section: Section, words: readonly string[], draw: () => number) {
  const next = () => words[Math.floor(draw() * words.length)] ?? '';
  const own = () => (draw() * OWN_WORD < 1 ? next() + Math.floor(draw() * 1e6) : next());
  const { heading, anchor, text } = section;
  const title = heading.replace(WORD, next);
  return { heading: title, anchor, text: text.replace(WORD, own) };
}

function toEntry(title: string, place: number): Entry {
  const permalink = `/docs/tech-notes/synthetic/note-${place}`;
  const frontMatter = { kind: 'concept', status: 'budding', topics: ['synthetic'] };
  return { permalink, title, file: `${permalink}.md`, area: 'Tech', frontMatter };
}

const kilobytes = (text: string) => brotliCompressSync(text).length / 1000;

function measure(size: number, models: readonly (readonly Section[])[]): string[] {
  const draw = makeRandom(size);
  const words = models.flatMap((own) =>
    own.flatMap(({ text }) => text.match(WORD) ?? []),
  );
  const sections = Array.from({ length: size }, (_, place) =>
    (models[place % models.length] ?? []).map((one) => rewrite(one, words, draw)),
  );
  const entries = sections.map((own, place) => toEntry(own[1]?.heading ?? 'Note', place));
  const start = performance.now();
  const { notes, headings, files } = buildIndex(entries, sections, '/');
  const seconds = (performance.now() - start) / 1000;
  const parts = headings.parts.map((_, place) =>
    kilobytes(files.get(partFile(place)) ?? ''),
  );
  return [
    String(size),
    seconds.toFixed(2),
    kilobytes(JSON.stringify(notes) + JSON.stringify(headings)).toFixed(1),
    String(parts.length),
    parts.reduce((all, one) => all + one, 0).toFixed(0),
    Math.max(...parts).toFixed(1),
  ];
}

/**
 * Prints what the search's index weighs and takes with so many synthetic notes, which have the
 * sections and the words of the site's own.
 *
 * @param root - the site's folder
 */
export function compareSizes(root: string): void {
  const models = readNotes(root).map(({ tree }) => readSections(tree));
  const heads = [
    'notes',
    's to build',
    'KB of titles',
    'parts',
    'KB of parts',
    'KB of the largest',
  ];
  printTable([heads, ...SIZES.map((size) => measure(size, models))]);
}
