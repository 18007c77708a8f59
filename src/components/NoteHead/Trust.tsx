import Translate, { translate } from '@docusaurus/Translate';

import type { Day, NoteFacts } from '../../notes/client';
import styles from './styles.module.css';
import useIsPast from './useIsPast';

type Props = { readonly facts: Pick<NoteFacts, 'stale' | 'until' | 'verified'> };

function Time({ day }: { readonly day: Day }) {
  return (
    <b>
      <time dateTime={day.iso}>{day.text}</time>
    </b>
  );
}

function labelVerified({ text: day }: Day): string {
  return translate({ id: 'notes.head.verified', message: 'verified {day}' }, { day });
}

function labelExpired({ text: day }: Day): string {
  return translate({ id: 'notes.head.expired', message: 'expired {day}' }, { day });
}

/**
 * When the facts were checked, and once their term has ended, when it did. Each keeps room for the
 * other, so that nothing beside it moves on the day.
 */
export default function Trust({ facts: { stale = false, until, verified } }: Props) {
  const isPast = useIsPast(until?.iso, stale);
  if (until && isPast) {
    return (
      <span className={styles.trust} data-expired data-other={labelVerified(verified)}>
        <span>
          <Translate id="notes.head.expired" values={{ day: <Time day={until} /> }}>
            {'expired {day}'}
          </Translate>
        </span>
      </span>
    );
  }
  return (
    <span className={styles.trust} data-other={until && labelExpired(until)}>
      <span>
        <Translate id="notes.head.verified" values={{ day: <Time day={verified} /> }}>
          {'verified {day}'}
        </Translate>
      </span>
    </span>
  );
}
