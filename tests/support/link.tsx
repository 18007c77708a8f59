import type { ComponentProps } from 'react';

/** Stands for `@docusaurus/Link`, which exists only inside a build: an anchor. */
export default function Link(props: ComponentProps<'a'>) {
  return <a {...props}>{props.children}</a>;
}
