export { checkDuplicateRoutes } from './checkDuplicateRoutes.ts';
export { checkChildren } from './checkChildren.ts';
export { checkReferences } from './checkReferences.ts';
export { labOf, LABS_FOLDER, resolveLabLink } from './labs.ts';
export { readModules } from './readModules.ts';
export { readOutline, type Outline } from './readOutline.ts';
export { findMissingImage } from './resolve.ts';
export type { LinkTargets, Target } from './resolve.ts';
export { escapeLink, writeLink } from './writeLink.ts';
