import type { Note } from '../content/note.ts';
import { checkSamples, type CheckOptions, type SamplesReport } from './checkSamples.ts';

/** Time for the page to be shown before the samples take part of the machine. */
const PATIENCE_MILLISECONDS = 20_000;

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
  patience = PATIENCE_MILLISECONDS,
): () => void {
  let isAsked = false;
  let isBusy = false;
  const work = async () => {
    isBusy = true;
    while (isAsked) {
      isAsked = false;
      await checkSamples(readNotes(), { ...options, workers: 1, isIdle: true }).then(
        onReport,
        onError,
      );
    }
    isBusy = false;
  };
  return () => {
    if (!isAsked && !isBusy) setTimeout(() => void work(), patience).unref();
    isAsked = true;
  };
}
