import { readFileSync } from 'node:fs';

import { parse } from 'yaml';

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

type Kind = {
  readonly name?: string;
  readonly what: string;
  readonly days?: number;
  readonly needsRan?: boolean;
  readonly path?: string;
  readonly opening: Hint;
  readonly sections: readonly string[];
};

type Kinds = {
  readonly description: Hint;
  readonly seedling: Hint;
  readonly kinds: Readonly<Record<string, Kind>>;
  readonly sections: Readonly<Record<string, Omit<RequiredSection, 'english'>>>;
};

const text = readFileSync(new URL('kinds.yml', import.meta.url), 'utf8');
const { description, seedling, kinds, sections } = parse(text) as Kinds;

/** The description in a new note, and what the template of a seedling says. */
export { description as PLACEHOLDER_DESCRIPTIONS, seedling as SEEDLING };

/** Kinds of note, in the order in which authors are offered them. */
export const KINDS = Object.keys(kinds);

/** The names of kinds that readers see under another one. */
export const KIND_NAMES = Object.fromEntries(
  Object.entries(kinds).flatMap(([kind, { name }]) => (name ? [[kind, name]] : [])),
);

/** A line about each kind. */
export const KIND_LINES = Object.entries(kinds).map(
  ([kind, { what }]) => `${kind.padEnd(11)} ${what}`,
);

/** How long a note of this kind is trusted. */
export function daysOf(kind = ''): number {
  return kinds[kind]?.days ?? 365;
}

/** Whether a note of this kind says what it ran on, even without a sample that runs. */
export function needsRan(kind = ''): boolean {
  return kinds[kind]?.needsRan ?? false;
}

/** The kind that a file's name or folder says. */
export function kindOfPath(file: string): string | undefined {
  return KINDS.find((kind) => {
    const pattern = kinds[kind]?.path;
    return pattern && new RegExp(pattern).test(file);
  });
}

/** The question that the opening of a note of this kind has to answer. */
export function openingOf(kind: string): Hint {
  return kinds[kind]?.opening ?? seedling;
}

/** The sections that a kind of note requires, in order; none for an unknown kind. */
export function sectionsOf(kind: string): RequiredSection[] {
  return (kinds[kind]?.sections ?? []).flatMap((english) => {
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
