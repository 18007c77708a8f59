import { useId, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import Translate, { translate } from '@docusaurus/Translate';

import useInterfaceLanguage from '../../hooks/useInterfaceLanguage';
import CopyButton from './CopyButton';
import Depth from './Depth';
import Harness from './Harness';
import styles from './styles.module.css';

/** Props of {@link CodeFigure}. */
export type CodeFigureProps = {
  /** Name of the language, as a reader knows it. */
  readonly language?: string;
  /** File name or caption; without code, of the sample that prints. */
  readonly title?: ReactNode;
  /** Lines of a harness, which is folded; other code has none. */
  readonly harness?: string;
  /** How far the sample was checked: run, compiled, parsed, unchecked or failed. */
  readonly depth?: string;
  /** Why a sample was not checked. */
  readonly reason?: string;
  /** The code as highlighted HTML; without it `children` stand in the block. */
  readonly html?: string;
  /** What the sample prints, as HTML. */
  readonly prints?: string;
  /** Plain code, where it is not known while the site is built. */
  readonly children?: ReactNode;
};

type CodeProps = Pick<CodeFigureProps, 'html' | 'children'> & { readonly label: string };

function Code({ html, children, label }: CodeProps): ReactNode {
  const content = html ? { dangerouslySetInnerHTML: { __html: html } } : { children };
  return (
    // A box that scrolls must be reachable by keyboard, also in Safari.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre className={styles.pre} tabIndex={0} role="group" aria-label={label}>
      <code className={styles.code} {...content} />
    </pre>
  );
}

/** What a sample prints; the sample is named where it stands elsewhere. */
function Prints({ html, by }: { readonly html: string; readonly by?: ReactNode }) {
  return (
    <div className={styles.prints}>
      <p className={styles.printsWord}>
        {by && <>{by} </>}
        <Translate id="notes.code.prints" description="Heads what a sample prints">
          prints
        </Translate>
      </p>
      <Code
        html={html}
        label={translate({ id: 'notes.code.output', message: 'Output of the sample' })}
      />
    </div>
  );
}

/** A block of code: bar, code, and what the code prints. A harness is folded. */
export default function CodeFigure(props: CodeFigureProps): ReactNode {
  const { language, title, harness, depth, reason, html, prints, children } = props;
  const [wraps, setWraps] = useState(false);
  const lang = useInterfaceLanguage();
  const id = useId();
  const hasCode = Boolean(html ?? children);
  const figure = (
    <figure id={id} className={clsx(styles.block, wraps && styles.wraps)}>
      {hasCode && (
        <>
          <figcaption className={styles.bar} lang={lang}>
            {title && <span className={styles.title}>{title}</span>}
            {language && <span>{language}</span>}
            <span className={styles.tools}>
              <CopyButton figure={id} />
              <button
                type="button"
                className={styles.tool}
                aria-pressed={wraps}
                onClick={() => setWraps(!wraps)}
              >
                <Translate id="notes.code.wrap" description="Wraps long lines of code">
                  Wrap
                </Translate>
              </button>
            </span>
            {depth && <Depth depth={depth} reason={reason} />}
          </figcaption>
          <Code html={html} label={translate({ id: 'notes.code.code', message: 'Code' })}>
            {children}
          </Code>
        </>
      )}
      {prints && <Prints html={prints} by={hasCode ? undefined : title} />}
    </figure>
  );
  if (!harness) return figure;
  return (
    <Harness name={String(title ?? language ?? 'text')} lines={Number(harness)}>
      {figure}
    </Harness>
  );
}
