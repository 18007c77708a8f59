import { useState } from 'react';
import Translate from '@docusaurus/Translate';

import { Button } from 'docusaurus-ui';
import { forgetRecent, readRecent } from './recent';
import styles from './styles.module.css';

/** The most recent searches, as buttons that repeat them. */
export default function Recent({ onPick }: { readonly onPick: (query: string) => void }) {
  const [queries, setQueries] = useState(readRecent);
  if (queries.length === 0) return null;
  return (
    <section className={styles.recent}>
      <h2 className={styles.area}>
        <Translate id="notes.search.recent">Recent searches</Translate>
      </h2>
      <ul>
        {queries.map((query) => (
          <li key={query}>
            <Button onClick={() => onPick(query)}>{query}</Button>
          </li>
        ))}
      </ul>
      <Button
        small
        onClick={() => {
          forgetRecent();
          setQueries([]);
        }}
      >
        <Translate id="notes.search.forget">Clear recent searches</Translate>
      </Button>
    </section>
  );
}
