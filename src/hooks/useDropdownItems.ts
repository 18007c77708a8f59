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
 * What a dropdown of the navbar lists. Its own target, if it has one, becomes the first link,
 * because the button itself only opens.
 *
 * @param props - the dropdown's props
 * @returns the items, and whether one of them is the current place
 */
export default function useDropdownItems(props: DropdownProps) {
  const { items, to, href, label } = props;
  const pathname = useLocalPathname();
  const listed = items.some((item) => isSamePath(withoutSuffix(item.to), to));
  const own: Item[] = href ? [{ href, label }] : to && !listed ? [{ to, label }] : [];
  const all = [...own, ...items];
  return { items: all, active: all.some((item) => isCurrent(item, pathname)) };
}
