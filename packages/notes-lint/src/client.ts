/** What pages know of notes: only what runs in a browser may stand here. */
export type { Day, NoteFacts, SampleSums } from './note/facts.ts';
export type { Fault } from 'mdx-source';
export { formatDay } from './note/formatDay.ts';
export { decodeAddress } from 'mdx-source/client';
export { languageOf } from 'mdx-source/client';
