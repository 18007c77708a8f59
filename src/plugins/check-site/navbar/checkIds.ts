import type { DocsIndex } from './docsIndex.ts';
import type { NavbarEntry, NavbarFinding } from './listEntries.ts';

/** By item type: what the item refers to, and the key that holds the reference. */
const NAMED: Readonly<
  Record<string, readonly [what: 'doc' | 'sidebar' | 'version', key: string]>
> = {
  doc: ['doc', 'docId'],
  docSidebar: ['sidebar', 'sidebarId'],
  docsVersionDropdown: ['version', 'versions'],
};

/** The names in an item's value, which is a string, an array, or an object with names as keys. */
function listNames(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.map(String) : Object.keys(value ?? {});
}

/**
 * Finds navbar items that refer to a doc, a sidebar, a version or a docs plugin that doesn't exist. A
 * draft isn't an error: its item is not rendered.
 *
 * @param entries - every item of the navbar, including nested ones, as validated by the theme
 * @param instances - what exists, by the docs plugin's id
 */
export function checkIds(
  entries: readonly NavbarEntry[],
  instances: ReadonlyMap<string, DocsIndex>,
): NavbarFinding[] {
  return entries.flatMap(({ item, path }) => {
    const { type, docsPluginId = 'default' } = item;
    if (typeof type !== 'string' || !type.startsWith('doc')) return [];
    const find = (what: string, id: unknown, remedy: string) => ({
      rule: 'navbar/id',
      message: `Couldn't find any ${what} with id "${String(id)}", which ${path} names: ${JSON.stringify(item)}`,
      remedy,
    });
    const index = instances.get(docsPluginId as string);
    if (!index) {
      const ids = [...instances.keys()].join(', ');
      return find('docs plugin', docsPluginId, `set docsPluginId to one of ${ids}`);
    }
    const [what, key] = NAMED[type] ?? [];
    if (!what || !key) return [];
    const known = what === 'doc' ? [...index.doc, ...index.drafts] : index[what];
    return listNames(item[key])
      .filter((id) => !known.includes(id))
      .map((id) => find(what, id, `set ${key} to ${suggest(id, index[what])}`));
  });
}

/** Suggests at most ten ids, starting with those that contain the wrong id's last segment. */
function suggest(id: string, known: readonly string[]): string {
  const last = id.split('/').at(-1) ?? id;
  const near = known.filter((candidate) => candidate.includes(last));
  const shown = [...new Set([...near, ...known])].slice(0, 10).join(', ');
  return `one of the ${known.length} that exist: ${shown}${known.length > 10 ? ', …' : ''}`;
}
