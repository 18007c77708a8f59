/** Splits `name@version`; a scope's leading @ is part of the name. */
export function splitRelease(entry: string): [name: string, version: string] {
  const at = entry.lastIndexOf('@');
  return [entry.slice(0, at), entry.slice(at + 1)];
}

/** The versions of a package in `ran`: the one that samples run on, and others that a lab ran. */
export function versionsOf(name: string, ran: readonly string[]): string[] {
  return ran
    .map(splitRelease)
    .flatMap(([other, version]) => (other === name ? version : []));
}

/** Whether a version in `ran` is an installed release, or its beginning, such as 19.2 of 19.2.9. */
export function isRelease(version: string, installed: readonly string[]): boolean {
  return installed.some((one) => `${one}.`.startsWith(`${version}.`));
}
