import type { Use } from './readUses.ts';

function code(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}

function formatUse({ area, name, what, why, check }: Use): string {
  const checked = check.replace(/(?:packages|src|tests)\/[\w/.-]*\w/g, '`$&`');
  return area === 'theme'
    ? `- \`${name}\`, ${what}: ${why.replace(/\.$/, '')}. Check: ${checked}.`
    : `- ${code(name.split(', '))}: ${what}; ${why}. Check: ${checked}.`;
}

/**
 * Formats the list as a guide.
 *
 * @param uses - what is on the list
 * @param introduction - text before the list, including the title
 */
export function formatGuide(uses: readonly Use[], introduction: string): string {
  const of = (area: Use['area']) =>
    uses
      .filter((use) => use.area === area)
      .map(formatUse)
      .join('\n');
  return `${introduction}
## Components of the theme

In \`src/theme\` or the \`src/theme\` of a package, at the same paths as in the theme. Wrapped components also render the original.

${of('theme')}

## Everything else

By the strings to search our files for; the command lists the files.

${of('internals')}
`;
}
