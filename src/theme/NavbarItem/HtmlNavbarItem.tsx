// Change: an item of a list is a list item; upstream puts a div into the list of the small menu.
import clsx from 'clsx';
import type { Props } from '@theme/NavbarItem/HtmlNavbarItem';

export default function HtmlNavbarItem({
  value,
  className,
  mobile = false,
  isDropdownItem = false,
}: Props & { readonly mobile?: boolean }) {
  const Tag = mobile || isDropdownItem ? 'li' : 'div';
  const place = mobile ? 'menu__list-item' : !isDropdownItem && 'navbar__item';
  return (
    <Tag className={clsx(place, className)} dangerouslySetInnerHTML={{ __html: value }} />
  );
}
