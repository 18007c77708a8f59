import { useRef, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';

/** Props of {@link Enlarge}. */
export type EnlargeProps = {
  /** Accessible name. */
  readonly label: string;
  /** The picture to show: the drawing or image that stands in the page. */
  readonly picture: () => Element | null | undefined;
  /** Class of the button. */
  readonly className?: string;
};

/** Opens a picture in a dialog, where it can be moved and zoomed; its code loads with the first. */
export default function Enlarge({ label, picture, className }: EnlargeProps): ReactNode {
  const ref = useRef<HTMLButtonElement>(null);

  async function open(): Promise<void> {
    const { default: openViewer } = await import('./openViewer');
    const shown = picture();
    if (shown) openViewer(shown, label, () => ref.current?.focus());
  }

  return (
    <button
      ref={ref}
      type="button"
      className={className}
      aria-label={label}
      aria-haspopup="dialog"
      onClick={() => void open()}
    >
      <Translate id="notes.enlarge" description="Opens a picture large">
        Enlarge
      </Translate>
    </button>
  );
}
