// Change: a native disclosure: it opens before the scripts run, and without them.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import type { Props } from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';

import useInterfaceLanguage from '../../hooks/useInterfaceLanguage';
import styles from './styles.module.css';

/** What is on the page, folded, for a narrow screen. */
export default function TOCCollapsible({ className, ...contents }: Props): ReactNode {
  return (
    <details className={clsx(styles.contents, className)}>
      <summary lang={useInterfaceLanguage()}>
        <Translate id="theme.TOCCollapsible.toggleButtonLabel">On this page</Translate>
      </summary>
      <TOCItems {...contents} />
    </details>
  );
}
