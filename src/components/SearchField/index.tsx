import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';

import styles from './styles.module.css';

/** Where a reader starts as long as nothing can be typed here. */
const START = '/docs/tech-notes/';

/** Props of the search field. */
export type Props = {
  /** `bar` fits the navbar, `page` is the one large field of the home and 404 page. */
  readonly size?: 'bar' | 'page';
  readonly className?: string;
};

/**
 * The field that opens search. Until search exists it is a link to the tech notes, and says so to
 * those who cannot see where it leads.
 */
export default function SearchField({ size = 'bar', className }: Props) {
  return (
    <Link
      to={START}
      className={clsx(styles.field, size === 'page' && styles.page, className)}
      aria-label={translate({
        id: 'notes.search.label',
        message: 'Search notes: opens the list of tech notes',
      })}
    >
      <Translate id="notes.search.field">Search notes</Translate>
    </Link>
  );
}
