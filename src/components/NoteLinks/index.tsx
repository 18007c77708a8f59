import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';

import useInterfaceLanguage from '../../hooks/useInterfaceLanguage';
import { HAN_RUN, languageOf } from 'mdx-source/client';
import type { NoteLinks as Links } from './data';
import styles from './styles.module.css';

/** Set by `src/markdown/remark/noteLinks.ts`. */
export type Props = { readonly links: Links };

/** Number of backlinks that are always shown; the rest are collapsed. */
const MOST = 5;

type Mention = Links['linkedFrom'][number];

function PageTitle({ permalink, title }: Links['next'][number]) {
  return (
    <Link to={permalink} lang={languageOf(title)}>
      {title}
    </Link>
  );
}

/** Part of a sentence; sets `lang` on Chinese words, unless the sentence is in Chinese. */
function Words({ children, lang }: { readonly children: string; readonly lang: string }) {
  if (languageOf(children) === lang) return children;
  return children.split(HAN_RUN).map((words, place) =>
    place % 2 === 1 ? (
      <span key={place} lang="zh-Hans">
        {words}
      </span>
    ) : (
      words
    ),
  );
}

/** A backlink with the sentence that contains it; links to the place in the other note. */
function Mentioned({ permalink, title, lang, heading, sentence }: Mention) {
  const { before, text, after } = sentence;
  return (
    <li>
      <Link
        to={heading ? `${permalink}#${heading.anchor}` : permalink}
        lang={languageOf(title)}
      >
        {title}
      </Link>
      <q lang={lang}>
        <Words lang={lang}>{before}</Words>
        <b>
          <Words lang={lang}>{text}</Words>
        </b>
        <Words lang={lang}>{after}</Words>
      </q>
    </li>
  );
}

function LinkedFrom({ mentions }: { readonly mentions: readonly Mention[] }) {
  const toItem = (mention: Mention) => <Mentioned key={mention.permalink} {...mention} />;
  const more = mentions.slice(MOST);
  return (
    <section>
      <h2>
        <Translate id="notes.links.from">Linked from</Translate>
      </h2>
      <ul>{mentions.slice(0, MOST).map(toItem)}</ul>
      {more.length > 0 && (
        <details>
          <summary>
            <Translate id="notes.links.more" values={{ count: more.length }}>
              {'{count} more'}
            </Translate>
          </summary>
          <ul>{more.map(toItem)}</ul>
        </details>
      )}
    </section>
  );
}

/** The end of a note: what to read next, backlinks, and related notes. */
export default function NoteLinks({ links }: Props): ReactNode {
  const { next, linkedFrom, related } = links;
  const language = useInterfaceLanguage();
  if (next.length + linkedFrom.length + related.length === 0) return null;
  return (
    <div className={styles.links} lang={language}>
      {next.length > 0 && (
        <section>
          <h2>
            <Translate id="notes.links.next">Read next</Translate>
          </h2>
          <ul>
            {next.map((page) => (
              <li key={page.permalink}>
                <PageTitle {...page} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {linkedFrom.length > 0 && <LinkedFrom mentions={linkedFrom} />}
      {related.length > 0 && (
        <section>
          <h2>
            <Translate id="notes.links.related">Related</Translate>
          </h2>
          <ul>
            {related.map(({ shared, ...page }) => (
              <li key={page.permalink}>
                <PageTitle {...page} /> <small>{shared.join(', ')}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
