import { useId, type MouseEvent, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';

import type { SearchPages } from '../../data.ts';
import { pageListUrl } from '../../pageList.ts';
import styles from './styles.module.css';

type Props = {
  readonly pages: SearchPages;
  readonly onChoose: (event: MouseEvent) => void;
};

/** Where to look without a word to search for: the areas, the largest first. */
export default function Areas({ pages, onChoose }: Props): ReactNode {
  const heading = useId();
  const areas = pages.areas.map((name, index) => ({
    name,
    count: pages.pages.filter(({ area }) => area === index).length,
  }));
  return (
    <>
      <div id={heading} className={styles.area}>
        <Translate id="theme.search.areas">Areas</Translate>
      </div>
      <ul className="clean-list" aria-labelledby={heading}>
        {areas
          .sort((a, b) => b.count - a.count)
          .map(({ name, count }) => (
            <li key={name}>
              <Link
                to={pageListUrl('area', name)}
                className={styles.row}
                onClick={onChoose}
              >
                {name} <small>{count}</small>
              </Link>
            </li>
          ))}
      </ul>
    </>
  );
}
