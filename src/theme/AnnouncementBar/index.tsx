// Change: shows a bar with a new id immediately instead of on the next full page load.
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { ThemeClassNames, useThemeConfig } from '@docusaurus/theme-common';
import { useAnnouncementBar } from '@docusaurus/theme-common/internal';

import { IconButton } from 'docusaurus-ui';
import styles from './styles.module.css';
import useRenewedAnnouncement from './useRenewedAnnouncement';

export default function AnnouncementBar() {
  const { announcementBar } = useThemeConfig();
  const { isActive, close } = useAnnouncementBar();
  useRenewedAnnouncement(announcementBar?.id);
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
