/**
 * Decodes a path or a part of one.
 *
 * @param text - encoded or not; a lone % is no reason to fail, and leaves it as it is
 */
export function decodeAddress(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
