// Change: shows a bar with a new id immediately instead of on the next full page load.
import { useEffect } from 'react';
import { createStorageSlot, useThemeConfig } from '@docusaurus/theme-common';
import Bar from '@theme-original/AnnouncementBar';

const HIDDEN = 'data-announcement-bar-initially-dismissed';
const seenId = createStorageSlot('docusaurus.announcement.id');

/** The bar above the navbar. */
export default function AnnouncementBar() {
  const id = useThemeConfig().announcementBar?.id;
  // The theme's inline script hides a dismissed bar through an attribute, whatever its id. Child effects run
  // before that of the theme's provider, which stores the new id but leaves the attribute in place.
  useEffect(() => {
    if (id !== undefined && seenId.get() !== id)
      document.documentElement.setAttribute(HIDDEN, 'false');
  }, [id]);
  return <Bar />;
}
