export { readDisclaimerFor } from './disclaimerFor.ts';
export { DISCLAIMERS, KEYS, KINDS, STATUSES, describeKey, schema } from './schema.ts';
export type { Disclaimer, FrontMatter, Key, Kind, Status } from './schema.ts';
export { keyLines, validateFrontMatter } from './validate.ts';
