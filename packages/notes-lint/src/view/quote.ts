import { NO_TEXT } from './blocks.ts';
import type { TextPart } from './lineNumbers.ts';

const MAX_QUOTE_LENGTH = 50;

/** Shortens a piece of text for quoting in a message. */
export function quote(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ').replaceAll(NO_TEXT, '…');
  return line.length > MAX_QUOTE_LENGTH ? `${line.slice(0, MAX_QUOTE_LENGTH)}…` : line;
}

/** A piece of a part, with its code and images as the author wrote them. */
export function asWritten(part: TextPart, text = part.text, index = 0): string {
  let at = part.text.slice(0, index).split(NO_TEXT).length - 1;
  return text.replaceAll(NO_TEXT, (placeholder) => part.replaced?.[at++] ?? placeholder);
}
