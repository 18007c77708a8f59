import type { Table } from 'mdast';
import { toString } from 'mdast-util-to-string';

import { KIND_RULES, MINIMUMS, type Minimum } from '../kinds.ts';
import { nodesIn } from '../nodes.ts';
import type { Check } from '../rule.ts';
import type { NoteView } from '../view.ts';
import { listSources } from './sources.ts';

/** Languages whose samples are executed or compiled, not just parsed. */
const RUNNABLE = new Set(
  'ts tsx js jsx sql graphql solidity rust c java python scss prisma'.split(' '),
);

function mostRows(tables: readonly Table[]): number {
  return Math.max(0, ...tables.map(({ children }) => children.length - 1));
}

/** Whether every cell of some column is a grade. */
function isGraded({ children: [head, ...rows] }: Table): boolean {
  return !!head?.children.some((_, column) =>
    rows.every(({ children }) => {
      const cell = children[column];
      return cell && /^[ABC](?:$|[^\p{L}])/u.test(toString(cell).trim());
    }),
  );
}

/** A grade in words: `grade B`, `B 级`, `（A）`. */
const GRADE =
  /\b(?:grade|graded|evidence)\s+[ABC]\b|[ABC]\s*级|等级\s*[ABC]|[（(][ABC][)）]/giu;

function countGrades({ tables, prose }: NoteView): number {
  return tables.filter(isGraded).length + (prose.match(GRADE)?.length ?? 0);
}

function isDated(table: Table): boolean {
  return table.children.slice(1).every((row) => /20\d\d/.test(toString(row)));
}

/** Whether thirteen digits have a valid ISBN-13 check digit. */
function isIsbn13(digits: string): boolean {
  const sum = [...digits].reduce((total, digit, index) => {
    return total + Number(digit) * (index % 2 === 0 ? 1 : 3);
  }, 0);
  return sum % 10 === 0;
}

/** Whether a text contains an ISBN-13 with a valid check digit. */
function holdsIsbn(text: string): boolean {
  const candidates = text.match(/97[89](?:[- ]?\d){10}/g) ?? [];
  return candidates.some((candidate) => isIsbn13(candidate.replace(/\D/g, '')));
}

type Counter = (view: NoteView) => number;

const countSamples: Counter = ({ fences }) =>
  fences.filter(
    ({ output, nocheck, language }) =>
      !output && nocheck === undefined && !['mermaid', 'text'].includes(language),
  ).length;

const countRuns: Counter = ({ fences }) => {
  const due = fences.filter(({ language, live }) => live || RUNNABLE.has(language));
  if (due.length === 0) return Number.POSITIVE_INFINITY;
  return due.filter(({ nocheck }) => nocheck === undefined).length;
};

/** How to count each minimum, and what to call one of it. */
const counters: Readonly<
  Record<Minimum, { readonly count: Counter; readonly name: string }>
> = {
  table: { name: 'table(s)', count: ({ tables }) => tables.length },
  run: { name: 'sample(s) that the build executes or compiles', count: countRuns },
  samples: { name: 'checked sample(s)', count: countSamples },
  sources: {
    name: 'source(s) in the last section',
    count: (view) => listSources(view).length,
  },
  rows: { name: 'row(s) in a table', count: ({ tables }) => mostRows(tables) },
  errors: {
    name: 'table of errors in "When it fails"',
    count: ({ sections }) =>
      sections
        .find(({ name }) => name === 'When it fails' || name === '出错时')
        ?.nodes.flatMap((node) => nodesIn(node, 'table')).length ?? 0,
  },
  isbn: {
    name: 'ISBN whose check digit is right',
    count: ({ note }) => Number(holdsIsbn(note.source)),
  },
  grade: {
    name: 'grade(s) A, B or C, in a column of a table or in words (grade B)',
    count: countGrades,
  },
  picks: {
    name: 'pick(s) in a table whose rows each name a date',
    count: ({ tables }) => mostRows(tables.filter(isDated)),
  },
  exhibit: {
    name: 'table(s), diagram(s), image(s) or live block(s)',
    count: ({ tables, diagrams, fences, all, elements }) =>
      tables.length +
      diagrams.length +
      all('image').length +
      elements.filter(({ name }) => name === 'img').length +
      fences.filter(({ live }) => live).length,
  },
};

function isMinimum(name: string): name is Minimum {
  return (MINIMUMS as readonly string[]).includes(name);
}

/**
 * The note has at least as many tables, samples, sources and so on as its kind requires.
 */
export const checkMinimums: Check = (view) => {
  const { kind, waives } = view.front;
  const minimum = (kind && KIND_RULES[kind]?.minimum) ?? {};
  const lacking = Object.entries(minimum).flatMap(([name, least]) => {
    if (!isMinimum(name) || Object.hasOwn(waives ?? {}, name)) return [];
    const { count, name: called } = counters[name];
    const missing = least - count(view);
    if (missing <= 0) return [];
    const noun = called.replaceAll('(s)', missing === 1 ? '' : 's');
    return { name, text: `${missing} ${noun}` };
  });
  const [first] = lacking;
  if (!first) return [];
  const lacks = lacking.map(({ text }) => text).join(', ');
  return {
    message: `The note lacks ${lacks}, which a note of kind ${kind} has.`,
    remedy: `Add what is missing, or write waives: { ${first.name}: "why this note is better without" }.`,
    lacks,
  };
};
