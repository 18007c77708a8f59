import { useId } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';

import { useLazyModule } from 'docusaurus-ui';
import { nearestNotes, pathToQuery } from '../../engine/nearestNotes.ts';
import SearchField from '../SearchField';
import { loadNotes } from '../../loadData.ts';
import styles from './styles.module.css';

const MAX_NOTES = 3;

type Props = {
  /** The path that wasn't found, below the base path. */
  readonly path: string;
};

/** The notes whose path or title is most similar to the missing path. */
function Nearest({ path }: Props) {
  const heading = useId();
  const { module: data } = useLazyModule(loadNotes, true);
  if (!data) return null;
  const near = nearestNotes(data.notes, path, MAX_NOTES).flatMap(
    (index) => data.notes[index] ?? [],
  );
  if (near.length === 0) return null;
  return (
    <section className={styles.near} aria-labelledby={heading}>
      <h2 id={heading}>
        <Translate id="notes.notFound.nearest">Similar notes</Translate>
      </h2>
      <ul className="clean-list">
        {near.map((note) => (
          <li key={note.path}>
            <Link to={`/${note.path}`} lang={note.lang}>
              {note.title}
            </Link>
            <span>{data.areas[note.area]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * For the 404 page: a search for the words of the missing path, and the notes most
 * similar to it.
 */
export default function NearestNotes({ path }: Props) {
  return (
    <>
      <SearchField size="page" text={pathToQuery(path)} />
      <Nearest path={path} />
    </>
  );
}
