import type { Fault } from '../../../notes/index.ts';
import type { NavbarEntry } from './listEntries.ts';

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

/** Docusaurus lets a theme add its own types under this prefix. */
const CUSTOM = /^custom-/;

/**
 * Finds navbar items of a type that no component renders.
 *
 * @param entries - every item of the navbar, nested ones too
 * @param file - the configuration file, as messages name it
 */
export function checkTypes(entries: readonly NavbarEntry[], file: string): Fault[] {
  return entries
    .filter(({ item }) => item.type !== undefined)
    .map(({ item, path }) => ({ item, path, type: String(item.type) }))
    .filter(({ type }) => !TYPES.includes(type) && !CUSTOM.test(type))
    .map(({ item, path, type }) => ({
      file,
      rule: 'navbar/type',
      severity: 'error',
      message: `${path} has the unknown type "${type}": ${JSON.stringify(item)}`,
      remedy: `set its type to one of ${TYPES.join(', ')}`,
    }));
}
