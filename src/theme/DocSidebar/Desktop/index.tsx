// Change: where the window has no room for it beside the text, a button opens it.
import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import DocSidebarDesktop from '@theme-original/DocSidebar/Desktop';
import type { Props } from '@theme/DocSidebar/Desktop';

import SideColumn from '../../../components/SideColumn';

/** The sidebar of a note, beside it. */
export default function FoldingSidebar(props: Props): ReactNode {
  return (
    <SideColumn label={<Translate id="notes.sidebar.open">Browse notes</Translate>}>
      <DocSidebarDesktop {...props} />
    </SideColumn>
  );
}
