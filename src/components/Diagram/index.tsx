import { useEffect, useRef, type ReactNode } from 'react';
import { useMermaidRenderResult } from '@docusaurus/theme-mermaid/client';

import styles from './styles.module.css';

/** Props of a diagram that the browser draws. */
export type Props = {
  /** The diagram's source. */
  readonly value: string;
  /** What stands here until the drawing is ready. */
  readonly fallback: ReactNode;
};

/**
 * Draws a diagram in the browser. This module brings mermaid with it: import it lazily.
 *
 * @throws Error while rendering, when the source does not parse; wrap it in a boundary
 */
export default function Diagram({ value, fallback }: Props) {
  const result = useMermaidRenderResult({ text: value });
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.current) {
      result?.bindFunctions?.(box.current);
    }
  }, [result]);
  return result ? (
    <div
      ref={box}
      className={styles.diagram}
      dangerouslySetInnerHTML={{ __html: result.svg }}
    />
  ) : (
    fallback
  );
}
