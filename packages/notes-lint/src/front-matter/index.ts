export { isShort, isShownWhole } from './describesItself.ts';
export { completeFrontMatter, parsePathDay } from './completeFrontMatter.ts';
export { disclaimerFor } from './disclaimerFor.ts';
export type { Disclaimer, FrontMatter, Status } from './frontMatter.ts';
export { keyLine } from './keyLine.ts';
export { KEYS } from './schema.ts';
export { hasContentTitle, validateFrontMatter } from './validateFrontMatter.ts';
