/** What runs in a browser too. */
export { decodeAddress } from './decodeAddress.ts';
export { languageOf } from './languageOf.ts';
