/** Entry point for browsers, besides `problems`. */
export { decodePath } from './links/decodePath.ts';
export { HAN_RUN } from './text/hanRun.ts';
export { languageOf } from './text/languageOf.ts';
export { toSingular } from './text/toSingular.ts';
