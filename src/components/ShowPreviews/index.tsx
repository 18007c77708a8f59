import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { useStorageSlot } from '@docusaurus/theme-common';

import { Button } from 'docusaurus-ui';
import { PREVIEWS_KEY } from '../../client/previews/previewSetting.ts';

/** Turns link previews back on for a reader who turned them off in a card. */
export default function ShowPreviews(): ReactNode {
  const [choice, slot] = useStorageSlot(PREVIEWS_KEY);
  if (choice !== 'off') return null;
  return (
    <Button small onClick={() => slot.del()}>
      <Translate id="notes.preview.on">Show link previews</Translate>
    </Button>
  );
}
