import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';

import type { Day, NoteFacts, SampleSum } from '../../content/facts';
import styles from './styles.module.css';

const SIGNS = { seedling: '○', budding: '◐', evergreen: '●' } as const;

function Time({ day }: { readonly day: Day }) {
  return <time dateTime={day.iso}>{day.text}</time>;
}

function Stage({ status }: Pick<NoteFacts, 'status'>) {
  return (
    <>
      <span aria-hidden="true">{SIGNS[status]} </span>
      <b>{status}</b>
    </>
  );
}

function Verified({ day }: { readonly day: Day }) {
  return (
    <Translate
      id="notes.head.verified"
      values={{
        day: (
          <b>
            <Time day={day} />
          </b>
        ),
      }}
    >
      {'verified {day}'}
    </Translate>
  );
}

function Changed({ day, url }: { readonly day: Day; readonly url?: string | undefined }) {
  const text = (
    <Translate id="notes.head.changed" values={{ day: <Time day={day} /> }}>
      {'changed {day}'}
    </Translate>
  );
  if (url === undefined) return text;
  return (
    <Link
      href={url}
      title={translate({ id: 'notes.head.history', message: 'History of this note' })}
    >
      {text}
    </Link>
  );
}

function Samples({ proven, total }: SampleSum) {
  return (
    <Translate
      id="notes.head.samples"
      values={{
        sum: (
          <b>
            <Translate id="notes.head.samples.sum" values={{ proven, total }}>
              {'{proven} of {total}'}
            </Translate>
          </b>
        ),
      }}
    >
      {'{sum} samples proven'}
    </Translate>
  );
}

/** The line of facts: what each says is in words, in the order of a reader's doubts. */
export default function Facts({ facts }: { readonly facts: NoteFacts }) {
  const { changed, historyUrl, minutes, samples, status, topics, verified } = facts;
  const entries: [key: string, entry: ReactNode][] = [
    ['stage', <Stage status={status} />],
    ['verified', <Verified day={verified} />],
    ['changed', changed && <Changed day={changed} url={historyUrl} />],
    [
      'minutes',
      <Translate id="notes.head.minutes" values={{ minutes }}>
        {'{minutes} min'}
      </Translate>,
    ],
    ['samples', samples && <Samples {...samples} />],
    ['topics', topics.length > 0 && topics.join(' · ')],
  ];
  return (
    <ul
      className={styles.facts}
      aria-label={translate({ id: 'notes.head.facts', message: 'About this note' })}
    >
      {entries
        .filter(([, entry]) => entry)
        .map(([key, entry]) => (
          <li key={key}>{entry}</li>
        ))}
    </ul>
  );
}
