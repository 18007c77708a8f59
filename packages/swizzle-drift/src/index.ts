export { findMissingPackages, findDrift, formatDrift, stateOf } from './findDrift.ts';
export { findUnlisted } from './findUnlisted.ts';
export { formatGuide } from './formatGuide.ts';
export { readSources, readUses, type Upstream, type UsesFile } from './readUses.ts';
