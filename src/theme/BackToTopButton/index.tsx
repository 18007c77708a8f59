// Change: scrolls 85 percent of the remaining distance per frame (upstream: 15); while hidden, it can't
// be focused by keyboard either.
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useBackToTopButton } from '@docusaurus/theme-common/internal';

import { IconButton } from 'docusaurus-ui';
import styles from './styles.module.css';
import useScrollToTop from './useScrollToTop.ts';

export default function BackToTopButton() {
  // Within this many pixels of the top, the button isn't worth showing.
  const { shown } = useBackToTopButton({ threshold: 300 });
  return (
    <IconButton
      className={clsx(ThemeClassNames.common.backToTopButton, styles.button)}
      hidden={!shown}
      aria-label={translate({
        id: 'theme.BackToTopButton.buttonAriaLabel',
        message: 'Scroll back to top',
      })}
      onClick={useScrollToTop()}
    >
      <path d="M5 4h14M12 20V9m-6 6 6-6 6 6" />
    </IconButton>
  );
}
