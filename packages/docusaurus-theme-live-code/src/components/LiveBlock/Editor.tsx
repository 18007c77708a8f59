import { useId } from 'react';

import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import { highlight, languages } from 'prismjs';
import 'prismjs/components/prism-jsx';
import CodeEditor from 'react-simple-code-editor';

import { codeBar, codeText, scrollShadow, SpokenName, useCodeTools } from 'docusaurus-ui';
import styles from './playground.module.css';

type Props = {
  readonly code: string;
  /** Accessible name that distinguishes the block from others on the page. */
  readonly name?: string;
  readonly onChange: (code: string) => void;
};

/** A text field that highlights its code; Tab moves focus, as in any field. */
export default function Editor({ code, name, onChange }: Props) {
  const id = useId();
  const { tools, wraps } = useCodeTools(() => code, name);
  return (
    <>
      <div className={clsx(codeBar, styles.bar)}>
        <label htmlFor={id} className={styles.label}>
          <Translate id="theme.live.code">live code: edit it</Translate>
          <SpokenName name={name} />
        </label>
        {tools}
      </div>
      <div className={clsx(scrollShadow, styles.scroll)}>
        <CodeEditor
          className={clsx(styles.editor, codeText, wraps && styles.wraps)}
          textareaId={id}
          value={code}
          onValueChange={onChange}
          highlight={(text) => highlight(text, languages.jsx ?? {}, 'jsx')}
          ignoreTabKey
          padding={16}
        />
      </div>
    </>
  );
}
