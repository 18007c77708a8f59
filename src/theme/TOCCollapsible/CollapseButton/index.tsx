// Change: its words are the interface's, whatever language the contents below it are in.
import type { ReactNode } from 'react';
import CollapseButton from '@theme-original/TOCCollapsible/CollapseButton';
import type { Props } from '@theme/TOCCollapsible/CollapseButton';

import useInterfaceLanguage from '../../../hooks/useInterfaceLanguage';

/** Opens the contents of a page on a narrow screen. */
export default function TOCCollapseButton(props: Props): ReactNode {
  return <CollapseButton {...props} lang={useInterfaceLanguage()} />;
}
