import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';

import useInterfaceLanguage from '../../hooks/useInterfaceLanguage.ts';
import { HAN_RUN, languageOf } from 'mdx-source/client';
import type { Mention } from 'page-graph';
import PageLink from '../PageLink/index.tsx';
import type { NoteLinks as Links } from './data.ts';
import styles from './styles.module.css';

/** Set by `src/markdown/remark/addNoteLinks.ts`. */
type Props = { readonly links: Links };

/** Number of links that a part always shows; the rest are collapsed. */
const MAX_SHOWN = 5;

type TextProps = { readonly children: string; readonly lang: string };

/** Part of a sentence; sets `lang` on Chinese words, unless the sentence is in Chinese. */
function TextWithLang({ children, lang }: TextProps) {
  if (languageOf(children) === lang) return children;
  return children.split(HAN_RUN).map((words, index) =>
    index % 2 === 1 ? (
      <span key={index} lang="zh-Hans">
        {words}
      </span>
    ) : (
      words
    ),
  );
}

/** A backlink with the sentence that contains it; links to the other note's heading. */
function Backlink({ permalink, title, lang, heading, sentence }: Mention) {
  const { before, text, after } = sentence;
  return (
    <li>
      <PageLink
        to={heading ? `${permalink}#${heading.anchor}` : permalink}
        title={title}
      />
      <q lang={lang}>
        <TextWithLang lang={lang}>{before}</TextWithLang>
        <b>
          <TextWithLang lang={lang}>{text}</TextWithLang>
        </b>
        <TextWithLang lang={lang}>{after}</TextWithLang>
      </q>
    </li>
  );
}

type PartProps = { readonly heading: ReactNode; readonly items: readonly ReactNode[] };

/** A part of the links, of which the first few are always shown. */
function Part({ heading, items }: PartProps) {
  if (items.length === 0) return null;
  const more = items.slice(MAX_SHOWN);
  return (
    <section>
      <h2>{heading}</h2>
      <ul className="clean-list">{items.slice(0, MAX_SHOWN)}</ul>
      {more.length > 0 && (
        <details>
          <summary>
            <Translate id="notes.links.more" values={{ count: more.length }}>
              {'{count} more'}
            </Translate>
          </summary>
          <ul className="clean-list">{more}</ul>
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
      <Part
        heading={<Translate id="notes.links.next">Read next</Translate>}
        items={next.map(({ permalink, title }) => (
          <li key={permalink}>
            <PageLink to={permalink} title={title} />
          </li>
        ))}
      />
      <Part
        heading={<Translate id="notes.links.from">Linked from</Translate>}
        items={linkedFrom.map((mention) => (
          <Backlink key={mention.permalink} {...mention} />
        ))}
      />
      <Part
        heading={<Translate id="notes.links.related">Related</Translate>}
        items={related.map(({ permalink, title, shared }) => (
          <li key={permalink}>
            <PageLink to={permalink} title={title} /> <small>{shared.join(', ')}</small>
          </li>
        ))}
      />
    </div>
  );
}
