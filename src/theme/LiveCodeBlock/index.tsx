// Change: code runs in a sandboxed frame and not in the page, whose policy forbids evaluation.
import type { Props } from '@theme/LiveCodeBlock';

import CodeFigure from '../../components/CodeFigure';
import LiveBlock from '../../components/LiveBlock';

/** A `jsx live` fence. */
export default function LiveCodeBlock({ children, title }: Props) {
  const source = String(children).replace(/\n$/, '');
  return (
    <LiveBlock source={source}>
      <CodeFigure language="jsx" title={title}>
        {source}
      </CodeFigure>
    </LiveBlock>
  );
}
