/** Entry point for browsers. */
export { decodePath } from './links/decodePath.ts';
export type { Problem } from './problems/problem.ts';
export { HAN_RUN } from './text/hanRun.ts';
export { languageOf } from './text/languageOf.ts';
export { toSingular } from './text/toSingular.ts';
