// Change: each frame moves 85 percent of the way that remains (upstream moves 15); hidden is hidden
// for the keyboard too.
import { useRef, useState } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useLocationChange, useScrollPosition } from '@docusaurus/theme-common/internal';

import IconButton from '../../components/IconButton';
import styles from './styles.module.css';
import useScrollToTop from './useScrollToTop';

/** Below this many pixels the top is near enough. */
const THRESHOLD = 300;

export default function BackToTopButton() {
  const [shown, setShown] = useState(false);
  const jumped = useRef(false);
  const { start, cancel } = useScrollToTop();

  useScrollPosition(({ scrollY }, last) => {
    if (jumped.current) {
      jumped.current = false;
    } else if (last && scrollY > last.scrollY) {
      cancel();
      setShown(false);
    } else if (last && scrollY < last.scrollY) {
      setShown(scrollY >= THRESHOLD);
    }
  });
  useLocationChange(({ location }) => {
    // The scroll that follows is the jump to an anchor, not the reader's hand.
    jumped.current = location.hash !== '';
    setShown(false);
  });

  return (
    <IconButton
      className={clsx(ThemeClassNames.common.backToTopButton, styles.button)}
      hidden={!shown}
      aria-label={translate({
        id: 'theme.BackToTopButton.buttonAriaLabel',
        message: 'Scroll back to top',
      })}
      onClick={start}
    >
      <path d="m5 15 7-7 7 7" />
    </IconButton>
  );
}
