import type { Fault } from '../../../notes/index.ts';
import type { DocsIndex } from './docsIndex.ts';
import type { NavbarConfigItem, NavbarEntry } from './listEntries.ts';

/** A name in an item that something must exist for. */
type Reference = {
  readonly what: 'doc' | 'sidebar' | 'version';
  readonly key: string;
  readonly id: string;
  readonly known: readonly string[];
  /** Not published, but no mistake. */
  readonly drafts?: readonly string[];
};

function versionNames(versions: unknown): string[] {
  return Array.isArray(versions) ? versions.map(String) : Object.keys(versions ?? {});
}

function references(item: NavbarConfigItem, index: DocsIndex): Reference[] {
  switch (item.type) {
    case 'doc': {
      const { docs: known, drafts } = index;
      return [{ what: 'doc', key: 'docId', id: String(item.docId), known, drafts }];
    }
    case 'docSidebar': {
      const id = String(item.sidebarId);
      return [{ what: 'sidebar', key: 'sidebarId', id, known: index.sidebars }];
    }
    case 'docsVersionDropdown':
      return versionNames(item.versions).map((id) => ({
        what: 'version',
        key: 'versions',
        id,
        known: index.versions,
      }));
    default:
      return [];
  }
}

function needsDocs({ type }: NavbarConfigItem): boolean {
  return typeof type === 'string' && type.startsWith('doc');
}

/**
 * Finds navbar items that name a doc, a sidebar, a version or a docs plugin that does not exist. A
 * draft is no mistake: its item is left out.
 *
 * @param entries - every item of the navbar, nested ones too
 * @param instances - what exists, by the docs plugin's id
 * @param file - the configuration file, as messages name it
 */
export function checkIds(
  entries: readonly NavbarEntry[],
  instances: ReadonlyMap<string, DocsIndex>,
  file: string,
): Fault[] {
  return entries.flatMap(({ item, path }) => {
    if (!needsDocs(item)) {
      return [];
    }
    const fault = (what: string, id: string, remedy: string): Fault => ({
      file,
      rule: 'navbar/id',
      severity: 'error',
      message: `Couldn't find any ${what} with id "${id}", which ${path} names: ${JSON.stringify(item)}`,
      remedy,
    });
    const { docsPluginId = 'default' } = item;
    const pluginId =
      typeof docsPluginId === 'string' ? docsPluginId : JSON.stringify(docsPluginId);
    const index = instances.get(pluginId);
    if (!index) {
      const ids = [...instances.keys()].join(', ');
      return [fault('docs plugin', pluginId, `set docsPluginId to one of ${ids}`)];
    }
    return references(item, index)
      .filter(({ id, known, drafts = [] }) => ![...known, ...drafts].includes(id))
      .map(({ what, key, id, known }) =>
        fault(what, id, `set ${key} to ${suggest(id, known)}`),
      );
  });
}

/** Many ids do not fit a message: those that resemble the wrong one come first, ten in all. */
function suggest(id: string, known: readonly string[]): string {
  const last = id.split('/').at(-1) ?? id;
  const near = known.filter((candidate) => candidate.includes(last));
  const shown = [...new Set([...near, ...known])].slice(0, 10).join(', ');
  return `one of the ${known.length} that exist: ${shown}${known.length > 10 ? ', …' : ''}`;
}
