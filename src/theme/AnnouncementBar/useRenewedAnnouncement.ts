import { useEffect } from 'react';
import { createStorageSlot } from '@docusaurus/theme-common';

const HIDDEN = 'data-announcement-bar-initially-dismissed';
const seenId = createStorageSlot('docusaurus.announcement.id');

/**
 * Shows a bar with a new id even though the previous bar was dismissed. The theme's inline script
 * hides a dismissed bar through an attribute and doesn't check ids; the theme's provider resets its
 * storage but leaves that attribute in place.
 *
 * @param id - the id of the configured bar; undefined if there is none
 */
export default function useRenewedAnnouncement(id: string | undefined): void {
  // Child effects run before the provider's effect, which stores the new id.
  useEffect(() => {
    if (id !== undefined && seenId.get() !== id) {
      document.documentElement.setAttribute(HIDDEN, 'false');
    }
  }, [id]);
}
