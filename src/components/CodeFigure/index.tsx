import { useId, type ReactNode } from 'react';
import clsx from 'clsx';
import Translate, { translate } from '@docusaurus/Translate';

import useInterfaceLanguage from '../../hooks/useInterfaceLanguage';
import { codeColours, ScrollBox, useCodeTools } from 'docusaurus-ui';
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
  /** What tells it from the page's other blocks; without it, its title does. */
  readonly name?: string;
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
    <ScrollBox as="pre" className={styles.pre} label={label}>
      <code className={clsx(styles.code, codeColours)} {...content} />
    </ScrollBox>
  );
}

function labelCode(name: ReactNode): string {
  return typeof name === 'string'
    ? translate({ id: 'notes.code.named', message: 'Code: {name}' }, { name })
    : translate({ id: 'notes.code.code', message: 'Code' });
}

function labelOutput(name: ReactNode): string {
  return typeof name === 'string'
    ? translate({ id: 'notes.code.outputOf', message: 'Output: {name}' }, { name })
    : translate({ id: 'notes.code.output', message: 'Output of the sample' });
}

function readCode(id: string): string {
  return document.getElementById(id)?.querySelector('code')?.textContent ?? '';
}

type PrintsProps = {
  readonly html: string;
  readonly label: string;
  readonly by: ReactNode;
};

/** What a sample prints; the sample is named where it stands elsewhere. */
function Prints({ html, label, by }: PrintsProps): ReactNode {
  return (
    <div className={styles.prints}>
      <p className={styles.printsWord}>
        {by && <>{by} </>}
        <Translate id="notes.code.prints" description="Heads what a sample prints">
          prints
        </Translate>
      </p>
      <Code html={html} label={label} />
    </div>
  );
}

/** A block of code: bar, code, and what the code prints. A harness is folded. */
export default function CodeFigure(props: CodeFigureProps): ReactNode {
  const { language, title, name = title, harness, depth, reason } = props;
  const { html, prints, children } = props;
  const lang = useInterfaceLanguage();
  const id = useId();
  const { tools, wraps } = useCodeTools(() => readCode(id));
  const hasCode = Boolean(html ?? children);
  const figure = (
    <figure id={id} className={clsx(styles.block, wraps && styles.wraps)}>
      {hasCode && (
        <>
          <figcaption className={styles.bar} lang={lang}>
            {title && <span className={styles.title}>{title}</span>}
            {language && <span>{language}</span>}
            {depth && <Depth depth={depth} reason={reason} />}
            {tools}
          </figcaption>
          <Code html={html} label={labelCode(name)}>
            {children}
          </Code>
        </>
      )}
      {prints && (
        <Prints html={prints} label={labelOutput(name)} by={!hasCode && title} />
      )}
    </figure>
  );
  if (!harness) return figure;
  return (
    <Harness
      name={typeof title === 'string' ? title : (language ?? 'text')}
      lines={harness}
    >
      {figure}
    </Harness>
  );
}
