// Change: a plain list of titles and descriptions; no cards, no icons.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {
  filterDocCardListItems,
  findFirstSidebarItemLink,
  useCurrentSidebarSiblings,
  useDocById,
} from '@docusaurus/plugin-content-docs/client';
import type {
  PropSidebarItem,
  PropSidebarItemLink,
} from '@docusaurus/plugin-content-docs';
import type { Props } from '@theme/DocCardList';

import styles from './styles.module.css';

function Entry({ item }: { readonly item: Exclude<PropSidebarItem, { type: 'html' }> }) {
  const doc = useDocById((item as PropSidebarItemLink).docId);
  const href = item.type === 'link' ? item.href : findFirstSidebarItemLink(item);
  const line = item.description ?? doc?.description;
  return (
    <li>
      <Link to={href}>{item.label}</Link>
      {line && <p className={styles.line}>{String(line)}</p>}
    </li>
  );
}

function Siblings(props: Props): ReactNode {
  return <DocCardList {...props} items={useCurrentSidebarSiblings()} />;
}

/** The pages of a category as a list. */
export default function DocCardList(props: Props): ReactNode {
  if (!props.items) return <Siblings {...props} />;
  const items = filterDocCardListItems(props.items);
  return (
    <ul className={clsx('clean-list', styles.list, props.className)}>
      {items.map(
        (item, index) => item.type !== 'html' && <Entry key={index} item={item} />,
      )}
    </ul>
  );
}
