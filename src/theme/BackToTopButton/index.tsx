// Change: each frame moves 85 percent of the way that remains (upstream moves 15); hidden is hidden
// for the keyboard too.
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useBackToTopButton } from '@docusaurus/theme-common/internal';

import { IconButton } from 'docusaurus-ui';
import styles from './styles.module.css';
import useScrollToTop from './useScrollToTop';

export default function BackToTopButton() {
  // Below this many pixels the top is near enough.
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
      <path d="m5 15 7-7 7 7" />
    </IconButton>
  );
}
