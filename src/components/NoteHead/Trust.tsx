import Translate, { translate } from '@docusaurus/Translate';

import type { Day, NoteFacts } from 'notes-lint/client';
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

/**
 * When the facts were verified or, once that has expired, when it did. Space for the longer of the two
 * is always reserved, so that the layout doesn't shift when it expires.
 */
export default function Trust({ facts: { stale = false, until, verified } }: Props) {
  const isPast = useIsPast(until?.iso, stale);
  if (!until) return <Verified day={verified} />;
  const either = [
    translate(
      { id: 'notes.head.verified', message: 'verified {day}' },
      { day: verified.text },
    ),
    translate(
      { id: 'notes.head.expired', message: 'expired {day}' },
      { day: until.text },
    ),
  ];
  return (
    <span
      className={styles.trust}
      data-expired={isPast || undefined}
      data-either={either.join('\n')}
    >
      <span>{isPast ? <Expired day={until} /> : <Verified day={verified} />}</span>
    </span>
  );
}

function Verified({ day }: { readonly day: Day }) {
  return (
    <Translate id="notes.head.verified" values={{ day: <Time day={day} /> }}>
      {'verified {day}'}
    </Translate>
  );
}

function Expired({ day }: { readonly day: Day }) {
  return (
    <Translate id="notes.head.expired" values={{ day: <Time day={day} /> }}>
      {'expired {day}'}
    </Translate>
  );
}
