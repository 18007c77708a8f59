// Change: a native `<details>`, so it opens before hydration and without JavaScript.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import type { Props } from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';

import useInterfaceLanguage from '../../hooks/useInterfaceLanguage';
import styles from './styles.module.css';

/** The collapsed table of contents for narrow screens. */
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
