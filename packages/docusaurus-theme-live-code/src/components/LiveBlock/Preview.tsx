import { useRef } from 'react';

import clsx from 'clsx';
import { useColorMode } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';

import { FRAME_PATH } from '../../framePath.ts';
import Console from './Console.tsx';
import styles from './playground.module.css';
import useFitContent from './useFitContent.ts';
import useLiveFrame from './useLiveFrame.ts';

type Props = {
  readonly code: string;
  /** Accessible name that distinguishes the block from others on the page. */
  readonly name?: string;
  /** Whether the reserved height stays while the block is visible. */
  readonly keepsReservedHeight: boolean;
};

function Missing() {
  return (
    <p role="alert" className={styles.error}>
      <Translate id="theme.live.missing">
        The preview could not be loaded. Reset tries again.
      </Translate>
    </p>
  );
}

/** The sandboxed frame that runs the code, with its console output and errors below. */
export default function Preview({ code, name, keepsReservedHeight }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const src = useBaseUrl(FRAME_PATH);
  const { colorMode } = useColorMode();
  const { lines, error, height, isUsed, isMissing } = useLiveFrame(
    frame,
    code,
    colorMode,
  );
  useFitContent(box, height);
  if (isMissing) return <Missing />;
  const label = translate({
    id: 'theme.live.preview',
    message: 'Preview of the live code',
  });
  return (
    <div
      ref={box}
      className={clsx(
        styles.preview,
        isUsed && styles.grows,
        !keepsReservedHeight && styles.fits,
      )}
    >
      <iframe
        ref={frame}
        className={styles.frame}
        style={height ? { height } : undefined}
        sandbox="allow-scripts"
        src={src}
        title={name ? `${label}: ${name}` : label}
      />
      {error !== null && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {lines.length > 0 && <Console lines={lines} name={name} />}
    </div>
  );
}
