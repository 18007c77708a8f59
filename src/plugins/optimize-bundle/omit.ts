/**
 * Copies an object without some of its properties.
 *
 * @param object - the object to copy
 * @param names - the properties to leave out
 */
export function omit(object: object, names: readonly string[]): object {
  return Object.fromEntries(
    Object.entries(object).filter(([key]) => !names.includes(key)),
  );
}
