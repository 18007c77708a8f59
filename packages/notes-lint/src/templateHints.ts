import { readFileSync } from 'node:fs';

import { parse } from 'yaml';

/** What a comment of the template says, in English and in Chinese. */
export type Hint = readonly [english: string, chinese: string];

type Hints = {
  readonly seedling: Hint;
  /** By kind: the question that the opening has to answer first. */
  readonly openings: Readonly<Record<string, Hint>>;
  /** By the section's English name. */
  readonly sections: Readonly<Record<string, Hint>>;
};

const file = new URL('../template/hints.yml', import.meta.url);

export const HINTS = parse(readFileSync(file, 'utf8')) as Hints;

const TEXTS = new Set(
  [
    HINTS.seedling,
    ...Object.values(HINTS.openings),
    ...Object.values(HINTS.sections),
  ].flat(),
);

/** Whether a comment, with its marks, is one of the template's. */
export function isHint(comment: string): boolean {
  return TEXTS.has(comment.replace(/^\s*\/\*|\*\/\s*$/g, '').trim());
}
