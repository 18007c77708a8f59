// Change: renders code without a client-side highlighter; fences are highlighted at build time.
import { isValidElement, Children, type ReactNode } from 'react';
import LiveCodeBlock from '@theme/LiveCodeBlock';
import type { Props } from '@theme/CodeBlock';

import { textOf } from 'docusaurus-ui';
import CodeFigure from '../../components/CodeFigure';

function plain(children: ReactNode): ReactNode {
  const parts = Children.toArray(children);
  return parts.some(isValidElement) ? children : textOf(parts).replace(/\n$/, '');
}

/** Renders `<CodeBlock>` elements used in a page, and live blocks. */
export default function CodeBlock(props: Props & { readonly live?: boolean }): ReactNode {
  if (props.live) return <LiveCodeBlock {...props} />;
  const { className, language = /language-(\S+)/.exec(className ?? '')?.[1] } = props;
  return (
    <CodeFigure language={language} title={props.title}>
      {plain(props.children)}
    </CodeFigure>
  );
}
