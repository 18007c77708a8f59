// Change: no Layout: what crashed may be the layout itself, or everything above it.
import ErrorPageContent from '@theme/ErrorPageContent';
import type { Props } from '@theme/Error';

export default function Error(props: Props) {
  return <ErrorPageContent {...props} />;
}
