import type { DocsIndex } from './docsIndex.ts';
import type { NavbarEntry, NavbarFinding } from './listEntries.ts';

/** What items name that must exist, by their type, and the key that names it. */
const NAMED: Readonly<
  Record<string, readonly [what: 'doc' | 'sidebar' | 'version', key: string]>
> = {
  doc: ['doc', 'docId'],
  docSidebar: ['sidebar', 'sidebarId'],
  docsVersionDropdown: ['version', 'versions'],
};

/** The names in an item's value: one, a list, or the keys of an object. */
function listNames(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.map(String) : Object.keys(value ?? {});
}

/**
 * Finds navbar items that name a doc, a sidebar, a version or a docs plugin that does not exist. A
 * draft is no mistake: its item is left out.
 *
 * @param entries - every item of the navbar, nested ones too, as the theme has validated them
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

/** Many ids do not fit a message: those that resemble the wrong one come first, ten in all. */
function suggest(id: string, known: readonly string[]): string {
  const last = id.split('/').at(-1) ?? id;
  const near = known.filter((candidate) => candidate.includes(last));
  const shown = [...new Set([...near, ...known])].slice(0, 10).join(', ');
  return `one of the ${known.length} that exist: ${shown}${known.length > 10 ? ', …' : ''}`;
}
