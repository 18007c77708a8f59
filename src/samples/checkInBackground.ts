import type { Note } from '../content/note.ts';
import { checkSamples, type CheckOptions, type SamplesReport } from './checkSamples.ts';

/** How long a check waits after it was asked for, in milliseconds. */
export type Patience = {
  /** For the page to be shown before the samples take part of the machine. */
  readonly first: number;
  /** For the page to be shown again after an edit. */
  readonly later: number;
};

const PATIENCE: Patience = { first: 20_000, later: 3_000 };

/** What is checked in the background, and who hears of it. */
export type Background = {
  /** Reads the notes at the moment the check begins. */
  readonly readNotes: () => readonly Note[];
  readonly onReport: (report: SamplesReport) => void;
  readonly onError: (error: unknown) => void;
};

/**
 * Makes a check that stays out of the way, for `npm start`: it waits until the site is up, takes
 * one process of the lowest priority, and begins anew when it was asked for meanwhile.
 *
 * @returns asks for a check; cheap to call on every change
 */
export function checkInBackground(
  { readNotes, onReport, onError }: Background,
  options: CheckOptions = {},
  { first, later } = PATIENCE,
): () => void {
  let isAsked = false;
  let isBusy = false;
  let patience = first;
  const check = async () =>
    checkSamples(readNotes(), { ...options, workers: 1, isIdle: true });
  const work = async () => {
    isBusy = true;
    while (isAsked) {
      isAsked = false;
      await check().then(onReport).catch(onError);
    }
    isBusy = false;
    patience = later;
  };
  return () => {
    if (!isAsked && !isBusy) setTimeout(() => void work(), patience).unref();
    isAsked = true;
  };
}
