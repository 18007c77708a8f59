// Change: a block with `live` can be edited and run.
import type { ComponentType } from 'react';
import type { Props } from '@theme/CodeBlock';
import LiveCodeBlock from '@theme/LiveCodeBlock';
import Init from '@theme-init/CodeBlock';

const Original = Init as ComponentType<Props>;

/** Code, live or not. */
export default function CodeBlock(props: Props & { readonly live?: boolean }) {
  return props.live ? <LiveCodeBlock {...props} /> : <Original {...props} />;
}
