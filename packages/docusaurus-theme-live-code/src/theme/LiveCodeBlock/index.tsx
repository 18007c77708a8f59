// Change: runs code in a sandboxed iframe, because the page's CSP forbids eval.
import CodeBlock from '@theme/CodeBlock';
import type { Props } from '@theme/LiveCodeBlock';

import { textOf } from 'docusaurus-ui';
import LiveBlock from '../../components/LiveBlock/index.tsx';

/** A prop the build may add: a name that tells this block apart from others on the page. */
type AddedProps = { readonly name?: string };

/** A fence with `live` in its info string. */
export default function LiveCodeBlock(props: Props & AddedProps) {
  const { children, title, name = title } = props;
  const source = textOf(children).replace(/\n$/, '');
  const still = { ...props, live: false };
  return (
    <LiveBlock source={source} name={name}>
      <CodeBlock {...still}>{source}</CodeBlock>
    </LiveBlock>
  );
}
