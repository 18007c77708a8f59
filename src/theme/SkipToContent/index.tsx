// Change: takes the focus only if the path changed, and without scrolling; upstream also does it when
// only the query string changes, which sends the reader back to the top.
import { useRef } from 'react';
import { useHistory } from '@docusaurus/router';
import Translate, { translate } from '@docusaurus/Translate';
import { useLocationChange } from '@docusaurus/theme-common/internal';

import SkipLink, { focusOnce } from '../../components/SkipLink/index.tsx';

export default function SkipToContent() {
  const region = useRef<HTMLDivElement>(null);
  const { action } = useHistory();
  useLocationChange(({ location, previousLocation }) => {
    const moved = location.pathname !== previousLocation?.pathname;
    if (moved && !location.hash && action === 'PUSH')
      focusOnce(region.current, { preventScroll: true });
  });
  return (
    <div
      ref={region}
      role="region"
      aria-label={translate({ id: 'notes.skip.region', message: 'Start of page' })}
    >
      <SkipLink>
        <Translate id="theme.common.skipToMainContent">Skip to main content</Translate>
      </SkipLink>
    </div>
  );
}
