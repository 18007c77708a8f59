import type { NoteView } from './view.ts';

/** What a rule found, before it is given its name and severity. */
export type Finding = {
  readonly line?: number | undefined;
  /** What is wrong, and what would be right. */
  readonly message: string;
  /** How to fix it. */
  readonly remedy: string;
  /** What readers of an unfinished note are told that it lacks, in a few words. */
  readonly lacks?: string;
};

/** One rule about the structure of a note. */
export type Check = (view: NoteView) => readonly Finding[];
