// Change: loads mermaid when a diagram comes near the viewport; until then, without JavaScript and after
// an error, shows the diagram's source.
import CodeBlock from '@theme/CodeBlock';
import type { Props } from '@theme/Mermaid';

import { Contained, Failure, useLazyModule, useNearViewport } from 'docusaurus-ui';

const loadDiagram = () => import('../../components/Diagram');

export default function Mermaid({ value }: Props) {
  const { ref, near } = useNearViewport();
  const { module, error, retry } = useLazyModule(loadDiagram, near);
  const source = <CodeBlock language="mermaid">{value}</CodeBlock>;
  return (
    <div ref={ref}>
      {module ? (
        <Contained fallback={source}>
          <module.default value={value} fallback={source} />
        </Contained>
      ) : (
        source
      )}
      {error && <Failure onRetry={retry}>{error.message}</Failure>}
    </div>
  );
}
