import { createStorageSlot } from '@docusaurus/theme-common';

/** Where it is kept that a reader does not want `/` to open search: `off` (WCAG 2.1.4). */
export const SLASH = 'notes.search.slash';

export const slashSlot = createStorageSlot(SLASH);
