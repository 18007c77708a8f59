import { useRef, type ReactNode } from 'react';
import clsx from 'clsx';
import Translate, { translate } from '@docusaurus/Translate';
import type { SampleDepth } from 'sample-prover';

import useInterfaceLanguage from '../../hooks/useInterfaceLanguage.ts';
import { codeBar, codeText, ScrollBox, useCodeTools } from 'docusaurus-ui';
import Depth from './Depth.tsx';
import styles from './styles.module.css';

export { default as depthLabel } from './depthLabel.ts';

type Props = {
  /** Display name of the language. */
  readonly language?: string;
  /** File name or caption; if there's only output, that of the sample that prints it. */
  readonly title?: ReactNode;
  /** Set for code that readers don't need to copy: collapsed on screen, expanded in print. */
  readonly harness?: 'true';
  /** Name that tells it apart from the page's other blocks; defaults to the title. */
  readonly name?: string;
  /** How far the sample was checked. */
  readonly depth?: SampleDepth;
  /** Why the sample wasn't checked. */
  readonly reason?: string;
  /** The code as highlighted HTML; without it, `children` are shown. */
  readonly html?: string;
  /** The sample's output, as HTML. */
  readonly outputHtml?: string;
  /** Plain code, if it isn't known at build time. */
  readonly children?: ReactNode;
};

type CodeProps = Pick<Props, 'html' | 'children'> & {
  readonly label: string;
  readonly name: ReactNode;
};

function Code({ html, children, label, name }: CodeProps): ReactNode {
  const content = html ? { dangerouslySetInnerHTML: { __html: html } } : { children };
  return (
    <ScrollBox
      as="pre"
      className={styles.pre}
      label={label}
      name={typeof name === 'string' ? name : undefined}
    >
      <code className={clsx(styles.code, codeText)} {...content} />
    </ScrollBox>
  );
}

type SampleOutputProps = {
  readonly html: string;
  readonly name: ReactNode;
  readonly printedBy: ReactNode;
};

/** A sample's output; names the sample if it's in another block. */
function SampleOutput({ html, name, printedBy }: SampleOutputProps): ReactNode {
  const label = translate({ id: 'notes.code.output', message: 'Output' });
  return (
    <div className={styles.prints}>
      <p className={styles.printsWord}>
        {printedBy && <>{printedBy} </>}
        <Translate id="notes.code.prints" description="Heads what a sample prints">
          prints
        </Translate>
      </p>
      <Code html={html} label={label} name={name} />
    </div>
  );
}

type HarnessProps = { readonly name: ReactNode; readonly children: ReactNode };

/** Code that readers don't need to copy, behind a line that opens it. */
function Harness({ name, children }: HarnessProps): ReactNode {
  return (
    <details className={styles.harness}>
      <summary className={styles.summary} lang={useInterfaceLanguage()}>
        <Translate
          id="notes.code.harness"
          values={{ name }}
          description="Opens a stub, a probe or a driver, which is folded"
        >
          {'Show the test setup: {name}'}
        </Translate>
      </summary>
      {children}
    </details>
  );
}

/** A code block: header, code, and output. A harness is collapsed. */
export default function CodeFigure(props: Props): ReactNode {
  const { language, title, name = title, harness, depth, reason } = props;
  const { html, outputHtml, children } = props;
  const lang = useInterfaceLanguage();
  const ref = useRef<HTMLElement>(null);
  const { tools, wraps } = useCodeTools(
    () => ref.current?.querySelector('code')?.textContent ?? '',
  );
  const hasCode = Boolean(html ?? children);
  const figure = (
    <figure ref={ref} className={clsx(styles.block, wraps && styles.wraps)}>
      {hasCode && (
        <>
          <figcaption className={codeBar} lang={lang}>
            {title && <span className={styles.title}>{title}</span>}
            {language && <span className={styles.language}>{language}</span>}
            {depth && <Depth depth={depth} reason={reason} />}
            {tools}
          </figcaption>
          <Code
            html={html}
            label={translate({ id: 'notes.code.code', message: 'Code' })}
            name={name}
          >
            {children}
          </Code>
        </>
      )}
      {outputHtml && (
        <SampleOutput html={outputHtml} name={name} printedBy={!hasCode && title} />
      )}
    </figure>
  );
  if (!harness) return figure;
  return <Harness name={title ?? language ?? 'text'}>{figure}</Harness>;
}
