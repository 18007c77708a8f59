// Change: opens from a button if the window is too narrow to show it beside the text; keyboard users can
// skip its many entries.
import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import DocSidebarDesktop from '@theme-original/DocSidebar/Desktop';
import type { Props } from '@theme/DocSidebar/Desktop';

import SkipLink from '../../../components/SkipLink';
import SideColumn from '../../../components/SideColumn';

/** The sidebar beside a note. */
export default function FoldingSidebar(props: Props): ReactNode {
  return (
    <SideColumn label={<Translate id="notes.sidebar.open">Browse notes</Translate>}>
      <SkipLink>
        <Translate id="notes.sidebar.skip">Skip the list of notes</Translate>
      </SkipLink>
      <DocSidebarDesktop {...props} />
    </SideColumn>
  );
}
