// Change: runs code in a sandboxed iframe, because the page's CSP forbids eval.
import type { Props } from '@theme/LiveCodeBlock';
import Static from '@theme/LiveCodeBlock/Static';

import { textOf } from 'docusaurus-ui';
import LiveBlock from '../../components/LiveBlock';

/** A prop the build may add: a name that tells this block apart from others on the page. */
type AddedProps = { readonly name?: string };

/** A fence with `live` in its info string. */
export default function LiveCodeBlock(props: Props & AddedProps) {
  const { children, title, name = title } = props;
  const source = textOf(children).replace(/\n$/, '');
  return (
    <LiveBlock source={source} name={name}>
      <Static {...props}>{source}</Static>
    </LiveBlock>
  );
}
