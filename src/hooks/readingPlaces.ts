import { createStorageSlot, useStorageSlot } from '@docusaurus/theme-common';
import { useEffect } from 'react';

import { parsePlaces, type ReadingPlace } from './parsePlaces.ts';

/** The localStorage key; the data never leaves the browser. */
const KEY = 'notes.reading';

const MOST = 5;

/** A heading counts as passed once it's above this fraction of the viewport's height. */
const PASSED = 0.4;

/** How long scrolling must have stopped before the position is saved, in ms. */
const REST_MS = 200;

/** The most recently read notes, newest first, and a function that clears them. */
export function useReadingPlaces(): [
  places: readonly ReadingPlace[],
  forget: () => void,
] {
  const [value, slot] = useStorageSlot(KEY);
  return [parsePlaces(value), () => slot.del()];
}

function findHeading(): ReadingPlace['heading'] {
  const headings = [...document.querySelectorAll<HTMLElement>('article :is(h2, h3)[id]')];
  const passed = headings.findLast(
    (heading) => heading.getBoundingClientRect().top < innerHeight * PASSED,
  );
  // Only the text, without the anchor link that the theme appends.
  const text = passed?.firstChild?.textContent;
  return passed && text ? { id: passed.id, text } : undefined;
}

/**
 * Saves the reading position in a note once the reader has scrolled.
 *
 * @param path - the note's path, including the base URL
 * @param title - the note's title
 */
export function useKeepPlace(path: string, title: string): void {
  useEffect(() => {
    const slot = createStorageSlot(KEY);
    let heading: ReadingPlace['heading'];
    let isRead = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      isRead = true;
      heading = findHeading();
    };
    const lookLater = () => {
      clearTimeout(timer);
      timer = setTimeout(look, REST_MS);
    };
    const keep = () => {
      if (!isRead) return;
      const others = parsePlaces(slot.get()).filter((place) => place.path !== path);
      const place = { path, title, ...(heading && { heading }) };
      slot.set(JSON.stringify([place, ...others].slice(0, MOST)));
    };
    document.addEventListener('scroll', lookLater, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('scroll', lookLater);
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [path, title]);
}
