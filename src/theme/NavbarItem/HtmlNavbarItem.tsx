// Change: renders an `<li>` inside a list; upstream puts a `<div>` into the mobile menu's list. Lined up with
// the links there.
import clsx from 'clsx';
import type { Props } from '@theme/NavbarItem/HtmlNavbarItem';

export default function HtmlNavbarItem({
  value,
  className,
  mobile = false,
  isDropdownItem = false,
}: Props & { readonly mobile?: boolean }) {
  const Tag = mobile || isDropdownItem ? 'li' : 'div';
  const itemClass = mobile
    ? 'menu__list-item menu__html'
    : !isDropdownItem && 'navbar__item';
  return (
    <Tag
      className={clsx(itemClass, className)}
      dangerouslySetInnerHTML={{ __html: value }}
    />
  );
}
