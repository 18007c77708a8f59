/** How many samples of a note the build has proven, of those that claim something. */
export type SampleSum = { readonly proven: number; readonly total: number };

/** How far one sample was checked; a failed one never reaches a published page. */
export type SampleDepth = 'run' | 'compiled' | 'parsed' | 'unchecked' | 'failed';
