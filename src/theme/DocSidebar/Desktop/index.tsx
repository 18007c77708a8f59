// Change: where the window has no room for it beside the text, a button opens it; who comes by keyboard
// can leave its many entries out.
import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import DocSidebarDesktop from '@theme-original/DocSidebar/Desktop';
import type { Props } from '@theme/DocSidebar/Desktop';

import SkipLink from '../../../components/SkipLink';
import SideColumn from '../../../components/SideColumn';

/** The sidebar of a note, beside it. */
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
