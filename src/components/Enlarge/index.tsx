import { useRef, useState, type ReactNode, type RefObject } from 'react';
import Translate from '@docusaurus/Translate';

import { Button } from 'docusaurus-ui';

export type EnlargeProps = {
  /** Accessible name. */
  readonly label: string;
  /** Returns the picture to show: the diagram or image in the page. */
  readonly picture: () => Element | null | undefined;
  /** Class of the button, which positions it. */
  readonly className?: string;
  /** Ref of the button, for other elements that open the picture. */
  readonly ref?: RefObject<HTMLButtonElement | null>;
};

/** Opens a picture in a dialog with pan and zoom; the dialog's code loads on first use. */
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
