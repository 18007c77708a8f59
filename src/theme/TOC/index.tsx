// Change: a navigation landmark labelled "On this page".
import { useId, type ReactNode } from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import type { Props } from '@theme/TOC';
import TOCItems from '@theme/TOCItems';

import useInterfaceLanguage from '../../hooks/useInterfaceLanguage.ts';
import styles from './styles.module.css';

/** The table of contents beside the page. */
export default function TOC({ className, ...props }: Props): ReactNode {
  const title = useId();
  const lang = useInterfaceLanguage();
  return (
    <nav
      className={clsx(styles.contents, 'thin-scrollbar', className)}
      aria-labelledby={title}
    >
      <p id={title} className={styles.title} lang={lang}>
        <Translate id="theme.TOCCollapsible.toggleButtonLabel">On this page</Translate>
      </p>
      <TOCItems
        {...props}
        linkClassName="table-of-contents__link toc-highlight"
        linkActiveClassName="table-of-contents__link--active"
      />
    </nav>
  );
}
