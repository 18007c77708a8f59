import { createStorageSlot } from '@docusaurus/theme-common';

/** Holds `off` in this browser once its reader wants no previews. */
export const setting = createStorageSlot('notes.previews');
