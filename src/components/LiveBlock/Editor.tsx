import { useId } from 'react';

import Translate from '@docusaurus/Translate';
import { highlight, languages } from 'prismjs';
import 'prismjs/components/prism-jsx';
import CodeEditor from 'react-simple-code-editor';

import styles from './running.module.css';

/** Props of the editor. */
export type Props = {
  readonly code: string;
  readonly onChange: (code: string) => void;
};

/** A text field that shows its code highlighted; Tab moves on, as in any field. */
export default function Editor({ code, onChange }: Props) {
  const id = useId();
  return (
    <>
      <div className={styles.bar}>
        <label htmlFor={id} className={styles.label}>
          <Translate id="notes.live.code">
            live code: edit it, the result follows
          </Translate>
        </label>
      </div>
      <div className={styles.scroll}>
        <CodeEditor
          className={styles.editor}
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
