import type { ComponentProps } from 'react';

/** Replaces `@docusaurus/Link`, which exists only inside a build, by an anchor. */
export default function Link(props: ComponentProps<'a'>) {
  return <a {...props}>{props.children}</a>;
}
