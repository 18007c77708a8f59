import { useSyncExternalStore } from 'react';
import Translate from '@docusaurus/Translate';

import type { Day, NoteFacts } from './data.ts';
import styles from './styles.module.css';

const DAY = 24 * 60 * 60 * 1000;

const subscribe = () => () => undefined;

type Props = Pick<NoteFacts, 'stale' | 'until'> & { readonly verified: Day };

/**
 * When the facts were verified or, once that has expired by the reader's clock, when it did. Until
 * hydration, it says what was true at build time, so that server and client render the same.
 */
export default function Verification({ stale = false, until, verified }: Props) {
  const isExpired = useSyncExternalStore(
    subscribe,
    () => stale || (until !== undefined && Date.now() >= Date.parse(until.iso) + DAY),
    () => stale,
  );
  const shown = (isExpired && until) || verified;
  const day = (
    <b>
      <time dateTime={shown.iso}>{shown.text}</time>
    </b>
  );
  return isExpired ? (
    <span className={styles.expired}>
      <Translate id="notes.head.expired" values={{ day }}>
        {'expired {day}'}
      </Translate>
    </span>
  ) : (
    <Translate id="notes.head.verified" values={{ day }}>
      {'verified {day}'}
    </Translate>
  );
}
