// Change: the word of the kind stands alone, without a picture.
import type { ReactNode } from 'react';
import Layout from '@theme-original/Admonition/Layout';
import type { Props } from '@theme/Admonition/Layout';

/** A notice: the word of its kind, then the text. */
export default function AdmonitionLayout(props: Props): ReactNode {
  return <Layout {...props} icon={undefined} />;
}
