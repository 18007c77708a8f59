declare module '@theme/LiveCodeBlock/Static' {
  import type { ReactNode } from 'react';
  import type { Props as CodeProps } from '@theme/CodeBlock';

  /** Those of the fence, with what a plugin of the site has added to it. */
  export type Props = CodeProps & { readonly html?: string; readonly name?: string };

  export default function Static(props: Props): ReactNode;
}
