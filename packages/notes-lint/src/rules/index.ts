export { asWritten, matchesIn, quote } from './phrases.ts';
export { splitRelease } from './ran.ts';
export { CHECKS, type Level, LEVELS } from './rules.ts';
export { listMissingParts, runRules } from './runRules.ts';
