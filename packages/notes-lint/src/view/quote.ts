import { NO_TEXT } from './blocks.ts';

const MAX_QUOTE_LENGTH = 50;

/** Shortens a piece of text for quoting in a message. */
export function quote(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ').replaceAll(NO_TEXT, '…');
  return line.length > MAX_QUOTE_LENGTH ? `${line.slice(0, MAX_QUOTE_LENGTH)}…` : line;
}
