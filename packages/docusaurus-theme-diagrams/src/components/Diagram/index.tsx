import { useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { useColorMode } from '@docusaurus/theme-common';
import { useMermaidRenderResult } from '@docusaurus/theme-mermaid/client';

import DiagramFrame from '../DiagramFrame';
import alignCommitLabels from './alignCommitLabels';
import readConfig from './readConfig';
import thinTicks from './thinTicks';

type Props = {
  /** The diagram's source. */
  readonly value: string;
  /** Name that tells it apart from the page's other diagrams. */
  readonly name?: string | undefined;
  /** Shown until the diagram is ready. */
  readonly fallback: ReactNode;
};

/**
 * Renders a diagram in the browser. This module imports mermaid, so import it lazily.
 *
 * @throws Error while rendering if the source doesn't parse; wrap it in an error boundary
 */
export default function Diagram({ value, name, fallback }: Props) {
  const { colorMode } = useColorMode();
  const config = useMemo(() => readConfig(colorMode === 'dark'), [colorMode]);
  const result = useMermaidRenderResult({ text: value, config });
  // The same object until the result changes: for another one, React would write the drawing again.
  const html = useMemo(() => ({ __html: result?.svg ?? '' }), [result]);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const svg = box.current?.querySelector('svg');
    if (!box.current || !svg) return;
    const kind = svg.getAttribute('aria-roledescription');
    if (kind === 'gitGraph') alignCommitLabels(svg);
    if (kind === 'gantt') thinTicks(svg);
    result?.bindFunctions?.(box.current);
  }, [result]);
  if (!result) return fallback;
  return (
    <DiagramFrame name={name}>
      <div ref={box} dangerouslySetInnerHTML={html} />
    </DiagramFrame>
  );
}
