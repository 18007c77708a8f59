import { useEffect } from 'react';
import { createStorageSlot } from '@docusaurus/theme-common';

const HIDDEN = 'data-announcement-bar-initially-dismissed';
const seenId = createStorageSlot('docusaurus.announcement.id');

/**
 * Shows a bar with a new id although the bar before it was closed. The inline script of the page
 * hides a closed bar by an attribute and knows nothing of ids; the theme's own provider renews its
 * storage but leaves that attribute.
 *
 * @param id - the id of the configured bar, undefined without one
 */
export default function useRenewedAnnouncement(id: string | undefined): void {
  // Effects of children run before those of the provider, which stores the new id.
  useEffect(() => {
    if (id !== undefined && seenId.get() !== id) {
      document.documentElement.setAttribute(HIDDEN, 'false');
    }
  }, [id]);
}
