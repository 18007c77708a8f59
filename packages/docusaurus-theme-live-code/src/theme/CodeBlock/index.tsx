// Change: renders a fence with `live` as an editor that runs its code.
import type { ComponentType } from 'react';
import type { Props } from '@theme/CodeBlock';
import LiveCodeBlock from '@theme/LiveCodeBlock';
import Init from '@theme-init/CodeBlock';

const Original = Init as ComponentType<Props>;

/** A code block, live or static. */
export default function CodeBlock(props: Props & { readonly live?: boolean }) {
  return props.live ? <LiveCodeBlock {...props} /> : <Original {...props} />;
}
