// Change: loads mermaid when a diagram comes near the viewport or the page is idle, because a diagram that
// isn't drawn yet can't be printed; until then, without JavaScript and after an error, shows the diagram's
// source. Draws in the page's colours, in the frame of all diagrams.
import { useEffect, useState } from 'react';
import CodeBlock from '@theme/CodeBlock';
import type { Props } from '@theme/Mermaid';

import {
  RetryBoundary,
  ErrorNotice,
  shouldSaveData,
  useLazyModule,
  useNearViewport,
} from 'docusaurus-ui';

const loadDiagram = () => import('../../components/Diagram');

type Named = Props & {
  /** Name that tells it apart from the page's other diagrams, set by a plugin of the site. */
  readonly name?: string;
};

/**
 * Whether the browser has been idle since hydration, unless the reader saves data. Safari doesn't tell, so there
 * it's soon after.
 */
function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    if (shouldSaveData()) return undefined;
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(setIdle, 1000, true);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(() => setIdle(true));
    return () => cancelIdleCallback(request);
  }, []);
  return idle;
}

export default function Mermaid({ value, name }: Named) {
  const { ref, near } = useNearViewport();
  const idle = useIdle();
  const { module, error, retry } = useLazyModule(loadDiagram, near || idle);
  const source = <CodeBlock language="mermaid">{value}</CodeBlock>;
  return (
    // The browser keeps the text in place while a diagram above it takes another height than its source.
    <div ref={ref} style={{ overflowAnchor: 'none' }}>
      {module ? (
        <RetryBoundary fallback={source}>
          <module.default value={value} name={name} fallback={source} />
        </RetryBoundary>
      ) : (
        source
      )}
      {error && <ErrorNotice onRetry={retry}>{error.message}</ErrorNotice>}
    </div>
  );
}
