import type { Fault } from 'notes-lint';

/** A navbar item as configured; not validated yet. */
export type NavbarConfigItem = { readonly [key: string]: unknown };

/** An item and its path in the config. */
export type NavbarEntry = {
  readonly item: NavbarConfigItem;
  /** Such as `navbar.items[2].items[0]`. */
  readonly path: string;
};

/** An error in the navbar; the caller adds the config file. */
export type NavbarFinding = Omit<Fault, 'file' | 'severity'>;

const NESTED = ['items', 'dropdownItemsBefore', 'dropdownItemsAfter'];

function listNested(items: unknown, path: string): NavbarEntry[] {
  if (!Array.isArray(items)) {
    return [];
  }
  return (items as NavbarConfigItem[]).flatMap((item, index) => {
    const own = { item, path: `${path}[${index}]` };
    return [own, ...NESTED.flatMap((key) => listNested(item[key], `${own.path}.${key}`))];
  });
}

/**
 * Every item of the navbar, including those inside dropdowns.
 *
 * @param themeConfig - the theme config, validated or not
 */
export function listEntries(themeConfig: unknown): NavbarEntry[] {
  const { navbar } = themeConfig as { readonly navbar?: { readonly items?: unknown } };
  return listNested(navbar?.items, 'themeConfig.navbar.items');
}
