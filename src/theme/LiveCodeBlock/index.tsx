// Change: code runs in a sandboxed frame and not in the page, whose policy forbids evaluation.
import type { Props } from '@theme/LiveCodeBlock';

import CodeFigure from '../../components/CodeFigure';
import LiveBlock from '../../components/LiveBlock';

/** A `jsx live` fence; `html` is its highlighted code, which a block written in a page lacks. */
export default function LiveCodeBlock(props: Props & { readonly html?: string }) {
  const { children, title, html } = props;
  const source = String(children).replace(/\n$/, '');
  return (
    <LiveBlock source={source}>
      <CodeFigure language="jsx" title={title} html={html}>
        {source}
      </CodeFigure>
    </LiveBlock>
  );
}
