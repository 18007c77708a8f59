/**
 * Percent-decodes a path or a part of one.
 *
 * @param text - encoded or not; returned unchanged if it contains a stray %
 */
export function decodePath(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
