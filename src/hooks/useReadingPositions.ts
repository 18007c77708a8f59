import { createStorageSlot, useStorageSlot } from '@docusaurus/theme-common';
import { useEffect } from 'react';

/** Where a reader stopped reading a note. */
type ReadingPosition = {
  /** Path of the note, including the base URL. */
  readonly path: string;
  readonly title: string;
  /** The last heading that was scrolled past; absent at the top. */
  readonly heading?: { readonly id: string; readonly text: string } | undefined;
};

/** The localStorage key; the data never leaves the browser. */
const READING_POSITIONS_KEY = 'notes.reading';

const MAX_POSITIONS = 5;

/** A heading counts as passed once it's above this fraction of the viewport's height. */
const PASSED_HEIGHT = 0.4;

/** How long scrolling must have stopped before the position is saved, in ms. */
const DEBOUNCE_MS = 200;

/**
 * Parses the saved positions, without invalid entries: other scripts can write to the key too.
 *
 * @param value - the storage slot's content
 */
export function parseReadingPositions(value: string | null): ReadingPosition[] {
  try {
    const positions = JSON.parse(value ?? '[]') as (Partial<ReadingPosition> | null)[];
    return positions.filter((position): position is ReadingPosition => {
      const { path, title, heading } = position ?? {};
      const texts = [path, title, ...(heading ? [heading.id, heading.text] : [])];
      return texts.every((text) => typeof text === 'string');
    });
  } catch {
    return [];
  }
}

/**
 * The positions in the notes most recently read in this browser.
 *
 * @returns the positions, latest first, and a function that deletes them
 */
export function useReadingPositions() {
  const [saved, slot] = useStorageSlot(READING_POSITIONS_KEY);
  return [parseReadingPositions(saved), () => slot.del()] as const;
}

function findHeading(): ReadingPosition['heading'] {
  const headings = [...document.querySelectorAll<HTMLElement>('article :is(h2, h3)[id]')];
  const passed = headings.findLast(
    (heading) => heading.getBoundingClientRect().top < innerHeight * PASSED_HEIGHT,
  );
  // The theme's anchor link has only a zero-width space.
  const text = passed?.textContent.replace('\u200b', '');
  return passed && text ? { id: passed.id, text } : undefined;
}

/**
 * Saves the reading position in a note once the reader has scrolled.
 *
 * @param path - the note's path, including the base URL
 * @param title - the note's title
 */
export function useSaveReadingPosition(path: string, title: string): void {
  useEffect(() => {
    const slot = createStorageSlot(READING_POSITIONS_KEY);
    let position: ReadingPosition | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      position = { path, title, heading: findHeading() };
    };
    const updateLater = () => {
      clearTimeout(timer);
      timer = setTimeout(update, DEBOUNCE_MS);
    };
    const save = () => {
      if (!position) return;
      const saved = parseReadingPositions(slot.get());
      const others = saved.filter((other) => other.path !== path);
      slot.set(JSON.stringify([position, ...others].slice(0, MAX_POSITIONS)));
    };
    document.addEventListener('scroll', updateLater, { passive: true });
    window.addEventListener('pagehide', save);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('scroll', updateLater);
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [path, title]);
}
