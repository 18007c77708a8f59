import { useId, useMemo } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';

import { useLazy } from 'docusaurus-ui';
import { nearestPages, pathToQuery } from '../../engine/nearestPages.ts';
import SearchField from '../SearchField/index.tsx';
import { MAX_NEAREST } from '../../limits.ts';
import { loadPages } from '../../loadData.ts';
import styles from './styles.module.css';

/**
 * For the 404 page: a search for the words of the missing path, and the pages most
 * similar to it.
 *
 * @param props - `path`: the path that wasn't found, below the base path
 */
export default function NearestPages({ path }: { readonly path: string }) {
  const heading = useId();
  const { value: data } = useLazy(loadPages, true);
  const indexes = useMemo(
    () => (data ? nearestPages(data, path, MAX_NEAREST) : []),
    [data, path],
  );
  const near = indexes.flatMap((index) => data?.pages[index] ?? []);
  return (
    <>
      <SearchField size="page" text={pathToQuery(path)} />
      {near.length > 0 && (
        <section className={styles.near} aria-labelledby={heading}>
          <h2 id={heading}>
            <Translate id="theme.notFound.nearest">Similar pages</Translate>
          </h2>
          <ul className="clean-list">
            {near.map((page) => (
              <li key={page.path}>
                <Link to={`/${page.path}`} lang={page.lang}>
                  {page.title}
                </Link>
                <span>{data?.areas[page.area]}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
