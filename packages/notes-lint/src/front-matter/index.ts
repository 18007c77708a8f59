export { isShort, isShownWhole } from './describesItself.ts';
export { readFrontMatter, readPathDay } from './readFrontMatter.ts';
export { readDisclaimerFor } from './readDisclaimerFor.ts';
export { KINDS, PLACEHOLDER_DESCRIPTIONS } from './schema.ts';
export type { Disclaimer, FrontMatter, Kind, Status } from './schema.ts';
export { keyLine } from './keyLine.ts';
export { hasContentTitle, validateFrontMatter } from './validateFrontMatter.ts';
