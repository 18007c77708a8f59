import { useEffect, useRef, type ReactNode } from 'react';
import { useMermaidRenderResult } from '@docusaurus/theme-mermaid/client';

import styles from './styles.module.css';

export type Props = {
  /** The diagram's source. */
  readonly value: string;
  /** Shown until the diagram is ready. */
  readonly fallback: ReactNode;
};

/**
 * Renders a diagram in the browser. This module imports mermaid, so import it lazily.
 *
 * @throws Error while rendering if the source doesn't parse; wrap it in an error boundary
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
