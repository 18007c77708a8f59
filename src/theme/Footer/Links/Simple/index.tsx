// Change: a list whose items stand in one line, without dots typed between them.
import FooterLinkItem from '@theme/Footer/LinkItem';
import type { Props } from '@theme/Footer/Links/Simple';

import styles from './styles.module.css';

export default function FooterLinksSimple({ links }: Props) {
  return (
    <ul className={styles.list}>
      {links.map((item, index) => (
        <li key={index}>
          <FooterLinkItem item={item} />
        </li>
      ))}
    </ul>
  );
}
