/** The part of the package that pages may import: only what runs in a browser. */
export type { Day, NoteFacts, SampleSums } from './note/facts.ts';
export type { Fault } from 'mdx-source';
export { formatDay } from './note/formatDay.ts';
export { decodeAddress } from 'mdx-source/client';
export { languageOf } from 'mdx-source/client';
