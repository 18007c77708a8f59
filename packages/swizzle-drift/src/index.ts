export { findMissingPackages, findDrift, formatDrift, stateOf } from './findDrift.ts';
export { findUnlisted } from './findUnlisted.ts';
export { formatDiff } from './formatDiff.ts';
export { formatGuide } from './formatGuide.ts';
export { readSources, readUses, type Upstream, type UsesFile } from './readUses.ts';
