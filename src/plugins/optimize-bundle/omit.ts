/** Copies an object without some of its properties. */
export function omit(object: object, names: readonly string[]): object {
  return Object.fromEntries(
    Object.entries(object).filter(([key]) => !names.includes(key)),
  );
}
