/** Entry point for browsers. */
export { decodeAddress } from './decodeAddress.ts';
export { HAN_RUN, languageOf } from './languageOf.ts';
