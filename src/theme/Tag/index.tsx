// Change: plain text, a label and a count, instead of a badge with a border.
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { Props } from '@theme/Tag';

/** A tag, with its post count if known. */
export default function Tag({ permalink, label, count, description }: Props): ReactNode {
  return (
    <>
      <Link rel="tag" href={permalink} title={description}>
        {label}
      </Link>
      {count !== undefined && <small> {count}</small>}
    </>
  );
}
