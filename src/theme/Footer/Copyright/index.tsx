// Change: a plain line.
import type { Props } from '@theme/Footer/Copyright';

export default function FooterCopyright({ copyright }: Props) {
  // The configuration may hold markup.
  return <div dangerouslySetInnerHTML={{ __html: copyright }} />;
}
