/** The values of a text that holds one on each line, as JSON; lines that are none are passed over. */
export function parseLines(text: string): unknown[] {
  return text.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line) as unknown];
    } catch {
      return [];
    }
  });
}
