import { useEffect } from 'react';

import { saveReadingPosition, type ReadingPosition } from './useReadingPositions.ts';

/** A heading counts as passed once it's above this fraction of the viewport's height. */
const PASSED_HEIGHT = 0.4;

/** How long scrolling must have stopped before the position is saved, in ms. */
const DEBOUNCE_MS = 200;

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
export default function useSaveReadingPosition(path: string, title: string): void {
  useEffect(() => {
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
      if (position) saveReadingPosition(position);
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
