export { addressOf } from './address.ts';
export { checkAddresses } from './checkAddresses.ts';
export { checkChildren } from './checkChildren.ts';
export { checkOrder } from './checkOrder.ts';
export { checkReferences } from './checkReferences.ts';
export { readOutline, type Outline } from './outline.ts';
export { findMissingImage } from './parts.ts';
export type { Site, Target } from './site.ts';
