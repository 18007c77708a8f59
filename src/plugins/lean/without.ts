/**
 * Copies an object without some of its properties.
 *
 * @param parts - the object to copy
 * @param names - the properties to leave out
 */
export function without(parts: object, names: readonly string[]): object {
  return Object.fromEntries(
    Object.entries(parts).filter(([part]) => !names.includes(part)),
  );
}
