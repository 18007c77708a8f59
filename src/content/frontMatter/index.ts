export { readDisclaimerFor } from './disclaimerFor.ts';
export {
  DISCLAIMERS,
  KEYS,
  KINDS,
  STATUSES,
  TAGS,
  describeKey,
  schema,
} from './schema.ts';
export type { Disclaimer, FrontMatter, Key, Kind, Status } from './schema.ts';
export { validateFrontMatter } from './validate.ts';
