declare module '@theme/LiveCodeBlock/Static' {
  import type { ReactNode } from 'react';
  import type { Props as CodeProps } from '@theme/CodeBlock';

  /** Props of the fence, and those that a plugin of the site adds. */
  export type Props = CodeProps & { readonly html?: string; readonly name?: string };

  export default function Static(props: Props): ReactNode;
}
