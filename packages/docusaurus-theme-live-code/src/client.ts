/** What a page and the frame tell each other. */
export * from './protocol.ts';
