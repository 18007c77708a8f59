// Change: own arrangement; the dark style takes the tokens of dark mode.
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/Footer/Layout';

import styles from './styles.module.css';

export default function FooterLayout({ style, links, logo, copyright }: Props) {
  return (
    <footer
      className={clsx(
        ThemeClassNames.layout.footer.container,
        styles.footer,
        style === 'dark' && 'notes-dark',
      )}
    >
      {links}
      {(logo || copyright) && (
        <div className={styles.bottom}>
          {logo}
          {copyright}
        </div>
      )}
    </footer>
  );
}
