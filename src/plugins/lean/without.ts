/**
 * Copies an object without some of its parts.
 *
 * @param parts - what to copy
 * @param names - of the parts to leave out
 */
export function without(parts: object, names: readonly string[]): object {
  return Object.fromEntries(
    Object.entries(parts).filter(([part]) => !names.includes(part)),
  );
}
