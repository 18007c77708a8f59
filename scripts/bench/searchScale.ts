import { brotliCompressSync } from 'node:zlib';

import { readNotes, readSections, type Section } from 'notes-lint';
import { buildIndex } from 'docusaurus-theme-search';
import { partFile } from 'docusaurus-theme-search';
import { printTable } from './printTable.ts';

const SIZES = [200, 1000, 5000];

const HEADS = 'notes,s to build,KB of titles,parts,KB of parts,KB of the largest'.split(
  ',',
);

/** Every nth word is unique, so that the vocabulary grows with the number of notes. */
const OWN_WORD = 50;

const WORD = /[\p{L}\p{N}]+/gu;

/** Reproducible random numbers from 0 to 1 (Park and Miller). */
function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Rewrites a section with random words, drawn with the frequencies of the site's notes. */
function rewrite(
  section: Section,
  words: readonly string[],
  draw: () => number,
): Section {
  const next = () => words[Math.floor(draw() * words.length)] ?? '';
  const own = () => (draw() * OWN_WORD < 1 ? next() + Math.floor(draw() * 1e6) : next());
  const { heading, anchor, text } = section;
  return { heading: heading.replace(WORD, next), anchor, text: text.replace(WORD, own) };
}

const kilobytes = (text: string) => brotliCompressSync(text).length / 1000;

function measure(size: number, models: readonly Section[][]): string[] {
  const draw = makeRandom(size);
  const words = models.flat().flatMap(({ text }) => text.match(WORD) ?? []);
  const sections = Array.from({ length: size }, (_, place) =>
    (models[place % models.length] ?? []).map((one) => rewrite(one, words, draw)),
  );
  const entries = sections.map((own, place) => ({
    permalink: `/docs/tech-notes/synthetic/note-${place}`,
    title: own[1]?.heading ?? 'Note',
    file: `docs/tech-notes/synthetic/note-${place}.md`,
    area: 'Tech',
    frontMatter: { kind: 'concept', status: 'budding', topics: ['synthetic'] },
  }));
  const start = performance.now();
  const { notes, headings, files } = buildIndex(entries, sections, '/');
  const seconds = (performance.now() - start) / 1000;
  const parts = headings.parts.map((_, at) => kilobytes(files.get(partFile(at)) ?? ''));
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
 * Prints the size and speed of the search index for different numbers of synthetic notes, which have
 * the section structure and word frequencies of the site's own.
 *
 * @param root - the site's folder
 */
export function compareSizes(root: string): void {
  const models = readNotes(root).map(({ tree }) => readSections(tree));
  printTable([HEADS, ...SIZES.map((size) => measure(size, models))]);
}
