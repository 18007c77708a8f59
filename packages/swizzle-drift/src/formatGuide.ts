import type { Use } from './readUses.ts';

function code(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}

function formatUse({ area, name, what, why, check }: Use): string {
  const checked = check.replace(/tests\/[\w/.-]*\w/g, '`$&`');
  return area === 'theme'
    ? `- \`${name}\`, ${what}: ${why.replace(/\.$/, '')}. Check: ${checked}.`
    : `- ${code(name.split(', '))}: ${what}; ${why}. Check: ${checked}.`;
}

/**
 * Writes a guide from the list.
 *
 * @param uses - what is on the list
 * @param introduction - what stands before it, with the title
 */
export function formatGuide(uses: readonly Use[], introduction: string): string {
  const of = (area: Use['area']) =>
    uses
      .filter((use) => use.area === area)
      .map(formatUse)
      .join('\n');
  return `${introduction}
## Components of the theme

In \`src/theme\`, at the place that the theme has them. Wrapped ones draw the original too.

${of('theme')}

## Everything else

By the words to search our files for; the command names the files.

${of('internals')}
`;
}
