import type { Finding } from '../report.ts';

/** One item of the navbar as the configuration holds it; not validated yet. */
export type NavbarConfigItem = { readonly [key: string]: unknown };

/** An item and where it stands. */
export type NavbarEntry = {
  readonly item: NavbarConfigItem;
  /** Such as `navbar.items[2].items[0]`. */
  readonly path: string;
};

/** What is wrong with the navbar, in whichever file it is configured. */
export type NavbarFinding = Omit<Finding, 'file'>;

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
 * Every item of the navbar, those inside dropdowns too.
 *
 * @param themeConfig - the theme's configuration, validated or not
 */
export function listEntries(themeConfig: unknown): NavbarEntry[] {
  const { navbar } = themeConfig as { readonly navbar?: { readonly items?: unknown } };
  return listNested(navbar?.items, 'themeConfig.navbar.items');
}
