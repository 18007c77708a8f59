import type { NavbarEntry, NavbarFinding } from './listEntries.ts';

/** The types with a component; Docusaurus lets a theme add its own with the prefix `custom-`. */
const TYPES = [
  'default',
  'dropdown',
  'localeDropdown',
  'search',
  'html',
  'doc',
  'docSidebar',
  'docsVersion',
  'docsVersionDropdown',
];

/**
 * Finds navbar items of a type that no component renders.
 *
 * @param entries - every item of the navbar, including nested ones
 */
export function checkTypes(entries: readonly NavbarEntry[]): NavbarFinding[] {
  return entries.flatMap(({ item, path }) => {
    const type = String(item.type);
    const isKnown = TYPES.includes(type) || type.startsWith('custom-');
    if (isKnown || item.type === undefined) return [];
    return {
      rule: 'navbar/type',
      message: `${path} has the unknown type "${type}": ${JSON.stringify(item)}`,
      remedy: `set its type to one of ${TYPES.join(', ')}`,
    };
  });
}
