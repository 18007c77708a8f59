import { createStorageSlot } from '@docusaurus/theme-common';

/** Where this browser keeps `off` once its reader wants no previews. */
export const PREVIEWS_KEY = 'notes.previews';

/** The reader's choice, for code outside of React. */
export const setting = createStorageSlot(PREVIEWS_KEY);
