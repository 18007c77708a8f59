import { createStorageSlot } from '@docusaurus/theme-common';

/** The localStorage key; its value is `off` once the reader has turned previews off. */
export const PREVIEWS_KEY = 'notes.previews';

/** The reader's choice, for code outside React. */
export const previewSetting = createStorageSlot(PREVIEWS_KEY);
