/** Parses text with one JSON value per line; skips lines that aren't JSON. */
export function parseJsonLines(text: string): unknown[] {
  return text.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line) as unknown];
    } catch {
      return [];
    }
  });
}
