import { readFileSync } from 'node:fs';

import { parse } from 'yaml';

import type { Kind } from './front-matter/index.ts';

/** What a comment of the template says, in English and in Chinese. */
export type Hint = readonly [english: string, chinese: string];

/** A section that a kind of note requires. */
export type RequiredSection = {
  readonly english: string;
  readonly chinese: string;
  readonly hint: Hint;
  /** It can't be waived. */
  readonly required?: boolean;
};

type Kinds = {
  readonly seedling: Hint;
  readonly kinds: Readonly<
    Record<Kind, { readonly opening: Hint; readonly sections: readonly string[] }>
  >;
  readonly sections: Readonly<Record<string, Omit<RequiredSection, 'english'>>>;
};

const file = new URL('../template/kinds.yml', import.meta.url);
const { seedling, kinds, sections } = parse(readFileSync(file, 'utf8')) as Kinds;

/** What the template of a seedling says. */
export const SEEDLING = seedling;

/** The question that the opening of a note of this kind has to answer. */
export function openingOf(kind: Kind): Hint {
  return kinds[kind].opening;
}

/** The sections that a kind of note requires, in order. */
export function sectionsOf(kind: Kind): RequiredSection[] {
  return kinds[kind].sections.flatMap((english) => {
    const section = sections[english];
    return section ? { english, ...section } : [];
  });
}

const HINTS = new Set(
  [
    seedling,
    ...Object.values(kinds).map(({ opening }) => opening),
    ...Object.values(sections).map(({ hint }) => hint),
  ].flat(),
);

/** Whether a comment, with its marks, is one of the template's. */
export function isHint(comment: string): boolean {
  return HINTS.has(comment.replace(/^\s*\/\*|\*\/\s*$/g, '').trim());
}
