export { findAbsent, findDrift, formatDrift, stateOf } from './findDrift.ts';
export { findUnlisted } from './findUnlisted.ts';
export { formatDiff } from './formatDiff.ts';
export { formatGuide } from './formatGuide.ts';
export {
  namesMissingTest,
  readSources,
  readUses,
  readUsesFile,
  type Layout,
  type Upstream,
  type Use,
  type UsesFile,
} from './readUses.ts';
