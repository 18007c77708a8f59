const MAX_LENGTH = 2000;

const tagOf = (value: unknown) => Object.prototype.toString.call(value);

/** Formats as JSON does, with what JSON leaves out; what has a text of its own, such as a date, as that. */
function format(value: unknown, above: readonly unknown[]): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (!/ (?:Array|Map|Object|Set)\]$/.test(tagOf(value))) return String(value);
  if (above.includes(value)) throw new TypeError('a cycle');
  const inner = (one: unknown) => format(one, [...above, value]);
  const pairs = (entries: Iterable<[unknown, unknown]>, sign: string) =>
    Array.from(entries, ([key, one]) => inner(key) + sign + inner(one)).join();
  if (Array.isArray(value)) return `[${Array.from(value, inner).join()}]`;
  if (value instanceof Set) return `Set {${Array.from(value, inner).join()}}`;
  if (value instanceof Map) return `Map {${pairs(value, ' => ')}}`;
  return `{${pairs(Object.entries(value as object), ':')}}`;
}

/**
 * Formats a value as one line of console output, and an error for the reader.
 *
 * @param value - anything that code can pass to `console.log`
 * @returns at most {@link MAX_LENGTH} characters
 */
export function formatValue(value: unknown): string {
  try {
    return (typeof value === 'string' ? value : format(value, [])).slice(0, MAX_LENGTH);
  } catch {
    return tagOf(value); // it contains itself, or a getter throws
  }
}
