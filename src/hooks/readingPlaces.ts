import { createStorageSlot, useStorageSlot } from '@docusaurus/theme-common';
import { useEffect } from 'react';

/** Where a reader left a note. */
export type ReadingPlace = {
  /** Path of the note, base path included. */
  readonly path: string;
  readonly title: string;
  /** The heading that was last passed; none at the top. */
  readonly heading?: { readonly id: string; readonly text: string };
};

/** It stays in this browser, and nothing else reads it. */
const KEY = 'notes.reading';

const MOST = 5;

/** Above this part of the window's height a heading has been passed. */
const PASSED = 0.4;

/** How long the page is still before its place is looked up, milliseconds. */
const REST_MS = 200;

function parse(value: string | null): ReadingPlace[] {
  try {
    const places = JSON.parse(value ?? '[]') as unknown;
    return Array.isArray(places) ? (places as ReadingPlace[]) : [];
  } catch {
    return []; // whatever else wrote there
  }
}

/** The notes read last, newest first, and how to forget them. */
export function useReadingPlaces(): [
  places: readonly ReadingPlace[],
  forget: () => void,
] {
  const [value, slot] = useStorageSlot(KEY);
  return [parse(value), () => slot.del()];
}

function findHeading(): ReadingPlace['heading'] {
  const headings = [...document.querySelectorAll<HTMLElement>('article :is(h2, h3)[id]')];
  const passed = headings.findLast(
    (heading) => heading.getBoundingClientRect().top < innerHeight * PASSED,
  );
  // Without the link that the theme puts into it.
  const text = passed?.firstChild?.textContent;
  return passed && text ? { id: passed.id, text } : undefined;
}

/**
 * Keeps where a reader leaves a note, once it has been scrolled.
 *
 * @param path - of the note, base path included
 * @param title - of the note
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
      const others = parse(slot.get()).filter((place) => place.path !== path);
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
