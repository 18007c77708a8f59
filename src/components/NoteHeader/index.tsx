import Translate from '@docusaurus/Translate';
import { Fragment } from 'react';

import useInterfaceLanguage from '../../hooks/useInterfaceLanguage.ts';
import Disclaimer from '../Disclaimer/index.tsx';
import type { NoteLinks } from '../NoteLinks/data.ts';
import PageLink from '../PageLink/index.tsx';
import type { Day, NoteFacts } from './data.ts';
import Facts from './Facts.tsx';
import Metadata from './Metadata.tsx';
import styles from './styles.module.css';

/** Set by `src/markdown/remark/addNoteHeader.ts`. */
type Props = {
  readonly facts: NoteFacts;
  /** Given if the note names others to read before it. */
  readonly links?: Pick<NoteLinks, 'first'>;
};

/** What the author recommends to read before. */
function ReadFirst({ first }: Pick<NoteLinks, 'first'>) {
  return (
    <p className={styles.first}>
      <Translate id="notes.head.first">Read first:</Translate>{' '}
      {first.map(({ permalink, title }, index) => (
        <Fragment key={permalink}>
          {index > 0 && ' · '}
          <PageLink to={permalink} title={title} />
        </Fragment>
      ))}
    </p>
  );
}

/** Says in a sentence that the note was overdue when the site was built. */
function Overdue({ until }: { readonly until: Day }) {
  const day = <time dateTime={until.iso}>{until.text}</time>;
  return (
    <p className={styles.stale} role="note">
      <Translate id="notes.head.stale" values={{ day }}>
        {
          'Overdue for review: I stood by these facts until {day} and haven’t rechecked them. Versions, limits and prices may be out of date.'
        }
      </Translate>
    </p>
  );
}

/** A note's header: what it answers, its stage, when it was verified, and any warnings. */
export default function NoteHeader({ facts, links }: Props) {
  const { description, disclaimer, lacks, lang, stale, until } = facts;
  const language = useInterfaceLanguage();
  return (
    <div className={styles.head} lang={lang && language}>
      <Metadata facts={facts} />
      {description && (
        <p className="notes-lede" lang={lang}>
          {description}
        </p>
      )}
      <Facts facts={facts} />
      {links && links.first.length > 0 && <ReadFirst first={links.first} />}
      {lacks && (
        <p className={styles.lacks}>
          <Translate id="notes.head.lacks" values={{ lacks: lacks.join('; ') }}>
            {'A seedling, not a complete note. Still missing: {lacks}.'}
          </Translate>
        </p>
      )}
      {stale && until && <Overdue until={until} />}
      {disclaimer && (
        <div className={styles.disclaimer}>
          <Disclaimer subject={disclaimer} lang={lang} />
        </div>
      )}
    </div>
  );
}
