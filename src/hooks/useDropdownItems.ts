import { isRegexpStringMatch } from '@docusaurus/theme-common';
import { isSamePath, useLocalPathname } from '@docusaurus/theme-common/internal';
import type { LinkLikeNavbarItemProps } from '@theme/NavbarItem';
import type { Props as DropdownProps } from '@theme/NavbarItem/DropdownNavbarItem/Desktop';

type Item = LinkLikeNavbarItemProps;

function withoutSuffix(to: string | undefined): string | undefined {
  return to?.replace(/[?#].*$/, '');
}

function isCurrent(item: Item, pathname: string): boolean {
  return (
    isSamePath(withoutSuffix(item.to), pathname) ||
    isRegexpStringMatch(item.activeBaseRegex, pathname) ||
    (item.activeBasePath !== undefined && pathname.startsWith(item.activeBasePath))
  );
}

/**
 * The items of a navbar dropdown. If the dropdown itself has a target, that becomes the first link,
 * because the button only opens the list.
 *
 * @param props - the dropdown's props
 * @returns the items, and whether one of them is the current page
 */
export default function useDropdownItems(props: DropdownProps) {
  const { items, to, href, label } = props;
  const pathname = useLocalPathname();
  const listed = items.some((item) => isSamePath(withoutSuffix(item.to), to));
  const own: Item[] = href ? [{ href, label }] : to && !listed ? [{ to, label }] : [];
  const all = [...own, ...items];
  return { items: all, active: all.some((item) => isCurrent(item, pathname)) };
}
