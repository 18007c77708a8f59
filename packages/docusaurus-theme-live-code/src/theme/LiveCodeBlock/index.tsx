// Change: code runs in a sandboxed frame and not in the page, whose policy forbids evaluation.
import type { Props } from '@theme/LiveCodeBlock';
import Static from '@theme/LiveCodeBlock/Static';

import { textOf } from 'docusaurus-ui';
import LiveBlock from '../../components/LiveBlock';

/** What a build may add: a name that tells the block from the page's other ones. */
type Added = { readonly name?: string };

/** A fence with `live` in its head. */
export default function LiveCodeBlock(props: Props & Added) {
  const { children, title, name = title } = props;
  const source = textOf(children).replace(/\n$/, '');
  return (
    <LiveBlock source={source} name={name}>
      <Static {...props}>{source}</Static>
    </LiveBlock>
  );
}
