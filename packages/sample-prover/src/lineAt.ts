/** Line of an offset in a text, 1-based. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
