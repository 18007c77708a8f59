// Change: renders code without a client-side highlighter; fences are highlighted at build time.
import type { ReactNode } from 'react';
import LiveCodeBlock from '@theme/LiveCodeBlock';
import type { Props } from '@theme/CodeBlock';

import CodeFigure from '../../components/CodeFigure/index.tsx';

/** What `src/markdown/rehype` adds to a live block, whose code is shown until its editor loads. */
type LiveProps = {
  readonly live?: boolean;
  readonly html?: string;
  readonly name?: string;
};

/** Renders `<CodeBlock>` elements used in a page, and live blocks. */
export default function CodeBlock(props: Props & LiveProps): ReactNode {
  if (props.live) return <LiveCodeBlock {...props} />;
  const { className, html, name, title, children } = props;
  const { language = /language-(\S+)/.exec(className ?? '')?.[1] } = props;
  return <CodeFigure {...{ language, title, html, name, children }} />;
}
