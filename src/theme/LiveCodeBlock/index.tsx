// Change: code runs in a sandboxed frame and not in the page, whose policy forbids evaluation.
import type { Props } from '@theme/LiveCodeBlock';

import CodeFigure from '../../components/CodeFigure';
import LiveBlock from '../../components/LiveBlock';
import textOf from '../CodeBlock/textOf';

/** What the build adds to a fence; a block written in a page lacks it. */
type Added = { readonly html?: string; readonly name?: string };

/** A `jsx live` fence. */
export default function LiveCodeBlock(props: Props & Added) {
  const { children, title, html, name } = props;
  const source = textOf(children).replace(/\n$/, '');
  return (
    <LiveBlock source={source} name={name ?? title}>
      <CodeFigure language="jsx" title={title} html={html} name={name}>
        {source}
      </CodeFigure>
    </LiveBlock>
  );
}
