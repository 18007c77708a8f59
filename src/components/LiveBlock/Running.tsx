import { useCallback, useState } from 'react';

import Translate from '@docusaurus/Translate';

import Editor from './Editor.tsx';
import Preview from './Preview.tsx';
import styles from './styles.module.css';

/** Props of a running block. */
export type Props = {
  /** The code as the author wrote it. */
  readonly source: string;
};

/** The editor above its preview, with a button that brings the author's code back. */
export default function Running({ source }: Props) {
  const [code, setCode] = useState(source);
  const [run, setRun] = useState(0);
  const [hung, setHung] = useState(false);
  const reset = () => {
    setCode(source);
    setHung(false);
    setRun((count) => count + 1);
  };
  const stop = useCallback(() => {
    setHung(true);
  }, []);
  return (
    <>
      <Editor code={code} onChange={setCode} />
      <div className={styles.bar}>
        <span className={styles.label}>
          <Translate id="notes.live.result">result</Translate>
        </span>
        <button type="button" className={styles.reset} onClick={reset}>
          <Translate id="notes.live.reset">Reset</Translate>
        </button>
      </div>
      <div className={styles.preview}>
        {hung ? (
          <p role="alert" className={styles.error}>
            <Translate id="notes.live.hung">
              Stopped: the code did not come to an end within 5 seconds. Reset brings the
              block back.
            </Translate>
          </p>
        ) : (
          <Preview key={run} code={code} onHang={stop} />
        )}
      </div>
    </>
  );
}
