import { useState } from 'react';

import clsx from 'clsx';
import Translate from '@docusaurus/Translate';

import { Button, codeBar, SpokenName } from 'docusaurus-ui';
import Editor from './Editor.tsx';
import Preview from './Preview.tsx';
import styles from './playground.module.css';

type Props = {
  /** The code as the author wrote it. */
  readonly source: string;
  /** Accessible name that distinguishes the block from others on the page. */
  readonly name?: string;
};

/** The editor above its preview, with a button that restores the author's code. */
export default function Playground({ source, name }: Props) {
  const [code, setCode] = useState(source);
  const [isTouched, setTouched] = useState(false);
  const [run, setRun] = useState(0);
  const change = (changed: string) => {
    setCode(changed);
    setTouched(true);
  };
  const reset = () => {
    change(source);
    setRun(run + 1);
  };
  return (
    <>
      <Editor code={code} name={name} onChange={change} />
      <div className={clsx(codeBar, styles.bar)}>
        <span className={styles.label}>
          <Translate id="theme.live.result">result</Translate>
        </span>
        <Button small onClick={reset}>
          <Translate id="theme.live.reset">Reset</Translate>
          <SpokenName name={name} />
        </Button>
      </div>
      <Preview key={run} code={code} name={name} keepsReservedHeight={!isTouched} />
    </>
  );
}
