/** Entry point for tests, those of other packages too. */
export { aFolder } from './aFolder.ts';
export { aFence, aPage } from './aPage.ts';
