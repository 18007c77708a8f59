// Change: a native `<details>`, so it opens before hydration and without JavaScript; stays below the
// navbar while reading, so it closes when a link is followed.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import type { Props } from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';

import useInterfaceLanguage from '../../hooks/useInterfaceLanguage.ts';
import styles from './styles.module.css';

/** The collapsed table of contents for narrow screens. */
export default function TOCCollapsible({ className, ...contents }: Props): ReactNode {
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the links' clicks, which Enter causes too
    <details
      className={clsx(styles.contents, className)}
      onClick={({ target, currentTarget }) => {
        if ((target as Element).closest('a')) currentTarget.open = false;
      }}
    >
      <summary lang={useInterfaceLanguage()}>
        <Translate id="theme.TOCCollapsible.toggleButtonLabel">On this page</Translate>
      </summary>
      <TOCItems {...contents} />
    </details>
  );
}
