// Change: starts with the current note in view; opens from a button if the window is too narrow to show it
// beside the text; keyboard users can skip its many entries.
import { useLayoutEffect, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import Desktop from '@theme-original/DocSidebar/Desktop';
import type { Props } from '@theme/DocSidebar/Desktop';

import SkipLink from '../../../components/SkipLink/index.tsx';
import SideColumn from '../../../components/SideColumn/index.tsx';

/** Scrolls only the list: `scrollIntoView` would move the page too. */
function scrollToCurrent(): void {
  const menu = document.querySelector('.theme-doc-sidebar-container .menu');
  const { top = 0 } =
    menu?.querySelector('[aria-current=page]')?.getBoundingClientRect() ?? {};
  if (menu && top > innerHeight - 48) menu.scrollTop = top - innerHeight / 2;
}

/** The sidebar beside a note. */
export default function DocSidebarDesktop(props: Props): ReactNode {
  useLayoutEffect(scrollToCurrent, []);
  return (
    <SideColumn label={<Translate id="notes.sidebar.open">Browse notes</Translate>}>
      <SkipLink>
        <Translate id="notes.sidebar.skip">Skip the list of notes</Translate>
      </SkipLink>
      <Desktop {...props} />
    </SideColumn>
  );
}
