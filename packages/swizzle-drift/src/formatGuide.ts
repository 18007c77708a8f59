import type { Use } from './readUses.ts';

/** The guide, below the root. */
export const GUIDE_FILE = 'UPGRADING.md';

const INTRODUCTION = `# Upgrading Docusaurus

Written by \`npm run upgrading -- --write\` from \`scripts/upgrading/uses.json\` and from the first lines
of the components. Nothing here is promised by the packages; a test holds a hash of the file behind
each entry, and names ours when it changes.

## A new release

1. Install it in a folder of its own (\`npm install @docusaurus/preset-classic@NEXT … --prefix FOLDER\`)
   and ask what has changed: \`npm run upgrading -- --packages FOLDER/node_modules\`. The list is the
   work: each file with ours to look at and how to check them.
2. Raise all \`@docusaurus/*\` packages together, exactly, and the pins of the README that name them.
3. Go through the list. A component whose change was for us goes; one that upstream has changed gets the
   same change, unless the words beside it here say otherwise.
4. \`npm run upgrading -- --write\` keeps the new hashes and writes this file; \`npm test\`.

A new component or use is an entry in \`uses.json\` with an empty hash for each file of the package; what
goes takes its entry along. The test says which entry is missing or idle, \`--write\` fills in the rest.
`;

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
 * The text of UPGRADING.md.
 *
 * @param uses - what is on the list
 */
export function formatGuide(uses: readonly Use[]): string {
  const of = (area: Use['area']) =>
    uses
      .filter((use) => use.area === area)
      .map(formatUse)
      .join('\n');
  return `${INTRODUCTION}
## Components of the theme

In \`src/theme\`, at the place that the theme has them. Wrapped ones draw the original too.

${of('theme')}

## Everything else

By the words to search our files for; the command names the files.

${of('internals')}
`;
}
