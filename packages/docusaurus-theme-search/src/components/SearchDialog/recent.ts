import { createStorageSlot } from '@docusaurus/theme-common';

const slot = createStorageSlot('notes.search.recent');

const MOST = 5;

/** The most recent searches, newest first. */
export function readRecent(): string[] {
  try {
    const kept: unknown = JSON.parse(slot.get() ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return []; // not in the format that we write
  }
}

/** Saves a query that led to a note. */
export function keepRecent(query: string): void {
  const others = readRecent().filter((other) => other !== query);
  if (query) slot.set(JSON.stringify([query, ...others].slice(0, MOST)));
}

/** Clears the recent searches. */
export function forgetRecent(): void {
  slot.del();
}
