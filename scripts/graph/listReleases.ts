/** A package as `npm outdated --json` reports it. */
type Outdated = { readonly current?: string; readonly latest: string };

const { compare } = new Intl.Collator('en', { numeric: true });

const minor = (version: string) => version.replace(/\.[^.]*$/, '');

/**
 * Lists newer releases of installed packages. A patch doesn't affect a note, and a package may be ahead
 * of what its author calls the latest.
 *
 * @param outdated - by name; a list if several workspaces have the package
 * @returns the latest releases by `name@version`
 */
export function listReleases(
  outdated: Readonly<Record<string, Outdated | readonly Outdated[]>>,
): Map<string, string> {
  return new Map(
    Object.entries(outdated).flatMap(([name, found]) =>
      [found]
        .flat()
        .filter(({ current = '', latest }) => compare(minor(latest), minor(current)) > 0)
        .map(({ current, latest }) => [`${name}@${current}`, latest] as const),
    ),
  );
}
