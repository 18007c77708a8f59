import { useRef, useState, type ReactNode, type RefObject } from 'react';
import Translate from '@docusaurus/Translate';

import { Button } from 'docusaurus-ui';

/** Props of {@link Enlarge}. */
export type EnlargeProps = {
  /** Accessible name. */
  readonly label: string;
  /** The picture to show: the drawing or image that stands in the page. */
  readonly picture: () => Element | null | undefined;
  /** Class of the button, which says where it stands. */
  readonly className?: string;
  /** Its button, for what opens the picture too. */
  readonly ref?: RefObject<HTMLButtonElement | null>;
};

/** Opens a picture in a dialog, where it can be moved and zoomed; its code loads with the first. */
export default function Enlarge({
  label,
  picture,
  className,
  ref: outer,
}: EnlargeProps): ReactNode {
  const own = useRef<HTMLButtonElement>(null);
  const ref = outer ?? own;
  const [failed, setFailed] = useState(false);

  async function open(): Promise<void> {
    try {
      const { default: openViewer } = await import('./openViewer');
      const shown = picture();
      if (shown) openViewer(shown, label, () => ref.current?.focus());
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }

  return (
    <Button
      small
      ref={ref}
      className={className}
      aria-label={failed ? undefined : label}
      aria-haspopup="dialog"
      onClick={() => void open()}
    >
      <span aria-live="polite">
        {failed ? (
          <Translate id="notes.enlarge.failed">Not loaded. Try again</Translate>
        ) : (
          <Translate id="notes.enlarge" description="Opens a picture large">
            Enlarge
          </Translate>
        )}
      </span>
    </Button>
  );
}
