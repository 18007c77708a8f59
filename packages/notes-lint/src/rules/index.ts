export { asWritten, matchesIn, quote } from './phrases.ts';
export { isRelease, splitRelease } from './ran.ts';
export { CHECKS, type Level, LEVELS } from './rules.ts';
export { listMissingParts, runRules } from './runRules.ts';
