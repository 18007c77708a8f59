// Change: shows a bar with a new id immediately instead of on the next full page load.
import { useEffect } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import {
  createStorageSlot,
  ThemeClassNames,
  useThemeConfig,
} from '@docusaurus/theme-common';
import { useAnnouncementBar } from '@docusaurus/theme-common/internal';

import { IconButton } from 'docusaurus-ui';
import styles from './styles.module.css';

const HIDDEN = 'data-announcement-bar-initially-dismissed';
const seenId = createStorageSlot('docusaurus.announcement.id');

export default function AnnouncementBar() {
  const { announcementBar } = useThemeConfig();
  const { isActive, close } = useAnnouncementBar();
  const id = announcementBar?.id;
  // The theme's inline script hides a dismissed bar through an attribute, whatever its id. Child effects run
  // before that of the theme's provider, which stores the new id but leaves the attribute in place.
  useEffect(() => {
    if (id !== undefined && seenId.get() !== id) {
      document.documentElement.setAttribute(HIDDEN, 'false');
    }
  }, [id]);
  if (!announcementBar || !isActive) {
    return null;
  }
  const { content, backgroundColor, textColor, isCloseable } = announcementBar;
  return (
    <aside
      className={clsx(ThemeClassNames.announcementBar.container, styles.bar)}
      aria-label={translate({ id: 'notes.announcement.label', message: 'Announcement' })}
      style={{ backgroundColor, color: textColor }}
    >
      <div className={styles.content} dangerouslySetInnerHTML={{ __html: content }} />
      {isCloseable && (
        <IconButton
          aria-label={translate({
            id: 'theme.AnnouncementBar.closeButtonAriaLabel',
            message: 'Close',
          })}
          onClick={close}
        >
          <path d="m6 6 12 12M18 6 6 18" />
        </IconButton>
      )}
    </aside>
  );
}
