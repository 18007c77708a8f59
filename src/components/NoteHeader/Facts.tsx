import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { usePluralForm } from '@docusaurus/theme-common';
import { Fragment, type ReactNode } from 'react';

import { depthLabel } from '../CodeFigure/index.tsx';
import useAreaPage from '../../hooks/useAreaPage.ts';
import type { SampleSums } from 'sample-prover';
import { pageListUrl } from 'docusaurus-theme-search/pageList';
import { ALL_NOTES_ID } from '../../notes/shared/urls.ts';
import { editAfterVerification, type NoteFacts } from './data.ts';
import styles from './styles.module.css';
import Verification from './Verification.tsx';

/** How the samples were checked, such as "6 samples: 4 run, 2 compiled". */
function Samples({ sums }: { readonly sums: SampleSums }) {
  const total = sums.reduce((sum, { count }) => sum + count, 0);
  const counted = translate(
    { id: 'notes.head.samples', message: '1 sample|{total} samples' },
    { total },
  );
  return (
    <>
      {usePluralForm().selectMessage(total, counted)}
      <span className={styles.depths}>
        {sums.map(({ depth, count }, index) => (
          <Fragment key={depth}>
            {index > 0 ? ', ' : ': '}
            <b>{count}</b> {depthLabel(depth)}
          </Fragment>
        ))}
      </span>
    </>
  );
}

/** Links each topic to the list of notes about it. */
function Topics({ topics }: Pick<NoteFacts, 'topics'>) {
  return topics.map((topic, index) => (
    <Fragment key={topic}>
      {index > 0 && ' · '}
      <Link to={pageListUrl('topic', topic)}>{topic}</Link>
    </Fragment>
  ));
}

/** The line of facts, all in words; what readers are likeliest to doubt comes first. */
export default function Facts({ facts }: { readonly facts: NoteFacts }) {
  const { minutes, samples, status, topics, verified } = facts;
  const edited = editAfterVerification(facts);
  const isIndex = useAreaPage()?.isCurrent;
  const entries: Readonly<Record<string, ReactNode>> = {
    // Most notes are `budding` (complete but not yet proven), so only other stages are shown. As in the filters of
    // the home page, they have the words of the front matter, whatever the interface's language.
    stage: status && status !== 'budding' && <b>{status}</b>,
    trust: verified && <Verification {...facts} verified={verified} />,
    edited: edited && (
      <Translate
        id="notes.head.edited"
        values={{ day: <time dateTime={edited.iso}>{edited.text}</time> }}
      >
        {'edited {day}'}
      </Translate>
    ),
    minutes: (
      <Translate id="notes.head.minutes" values={{ minutes }}>
        {'{minutes} min'}
      </Translate>
    ),
    samples: samples && <Samples sums={samples} />,
    topics: topics.length > 0 && <Topics topics={topics} />,
    list: isIndex && (
      <Link to={`#${ALL_NOTES_ID}`}>
        <Translate id="notes.area.all">All notes in this area</Translate>
      </Link>
    ),
  };
  return (
    <ul
      className={styles.facts}
      aria-label={translate({ id: 'notes.head.facts', message: 'About this note' })}
    >
      {Object.entries(entries).map(([key, entry]) => entry && <li key={key}>{entry}</li>)}
    </ul>
  );
}
