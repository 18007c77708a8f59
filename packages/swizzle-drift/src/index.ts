export { findAbsent, findDrift, formatDrift, stateOf } from './findDrift.ts';
export { findUnlisted } from './findUnlisted.ts';
export { formatGuide, GUIDE_FILE } from './formatGuide.ts';
export {
  readSources,
  readUses,
  readUsesFile,
  USES_FILE,
  type Upstream,
  type UsesFile,
} from './readUses.ts';
