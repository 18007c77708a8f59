/** What runs in a browser too. */
export { decodeAddress } from './decodeAddress.ts';
export { HAN_RUN, languageOf } from './languageOf.ts';
