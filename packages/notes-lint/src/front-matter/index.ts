export { isShort, isShownWhole } from './describesItself.ts';
export { readFrontMatter, readPathDay } from './readFrontMatter.ts';
export { readDisclaimerFor } from './readDisclaimerFor.ts';
export { PLACEHOLDER_DESCRIPTIONS } from './schema.ts';
export type { Disclaimer, FrontMatter, Status } from './frontMatter.ts';
export { keyLine } from './keyLine.ts';
export { hasContentTitle, validateFrontMatter } from './validateFrontMatter.ts';
