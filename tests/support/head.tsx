import type { ReactNode } from 'react';

/** Replaces `@docusaurus/Head`, which needs the page around it. */
export default function Head({ children }: { readonly children?: ReactNode }) {
  return children;
}
