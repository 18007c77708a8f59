import { useEffect, useState, type CSSProperties, type Ref, type RefObject } from 'react';
import { createPortal, flushSync } from 'react-dom';
import clsx from 'clsx';
import Translate, { translate } from '@docusaurus/Translate';

import { Button, ScrollBox, useModalDialog } from 'docusaurus-ui';
import styles from './styles.module.css';

type ViewerProps = {
  readonly picture: Element;
  readonly label: string;
  readonly onClose: () => void;
};

/** Dragging with a mouse or a pen scrolls the box, as a finger does. */
function startDrag(start: PointerEvent, picture: HTMLElement): void {
  const box = picture.parentElement;
  if (!box || start.button !== 0 || start.pointerType === 'touch') return;
  const left = box.scrollLeft + start.clientX;
  const top = box.scrollTop + start.clientY;
  picture.setPointerCapture(start.pointerId);
  picture.onlostpointercapture = () => (picture.onpointermove = null);
  picture.onpointermove = ({ clientX, clientY }) =>
    box.scrollTo(left - clientX, top - clientY);
}

/** Gives an open dialog an entry in the history, so that Back closes it, and takes the entry back when it's closed. */
function useCloseOnBack(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    let isBack = false;
    const { scrollY } = window;
    const onBack = () => {
      isBack = true;
      dialog.current?.close();
      // Router and browser have just scrolled to the top, or to the anchor in the URL.
      requestAnimationFrame(() => window.scrollTo(0, scrollY));
    };
    window.history.pushState(window.history.state, '');
    window.addEventListener('popstate', onBack, { once: true });
    return () => {
      if (!isBack) window.history.back();
    };
  }, [dialog]);
}

/** A copy of the diagram in a dialog that scrolls; Escape, Back or the button closes it. */
function Viewer({ picture, label, onClose }: ViewerProps) {
  const [zoom, setZoom] = useState(1);
  const [fits, setFits] = useState(false);
  const dialog = useModalDialog(onClose);
  useCloseOnBack(dialog);
  /** Zooms around the centre of the view. */
  const zoomBy = (factor: number) => {
    const box = dialog.current?.querySelector('[role=group]');
    if (!box) return;
    const { clientWidth, clientHeight } = box;
    const x = (box.scrollLeft + clientWidth / 2) / box.scrollWidth;
    const y = (box.scrollTop + clientHeight / 2) / box.scrollHeight;
    flushSync(() => setZoom(zoom * factor));
    box.scrollLeft = x * box.scrollWidth - clientWidth / 2;
    box.scrollTop = y * box.scrollHeight - clientHeight / 2;
  };
  const { width, height } = picture.getBoundingClientRect();
  const size = { '--width': width, '--height': height, '--zoom': zoom };
  return (
    <dialog ref={dialog} className={styles.viewer} aria-label={label}>
      <div className={styles.bar}>
        <Button onClick={() => zoomBy(1.25)}>
          <Translate id="theme.viewer.in">Zoom in</Translate>
        </Button>
        <Button onClick={() => zoomBy(1 / 1.25)}>
          <Translate id="theme.viewer.out">Zoom out</Translate>
        </Button>
        <Button
          aria-pressed={fits}
          onClick={() => {
            setFits(!fits);
            setZoom(1);
          }}
        >
          <Translate id="theme.viewer.fit">Fit</Translate>
        </Button>
        <Button onClick={() => dialog.current?.close()}>
          <Translate id="theme.viewer.close">Close</Translate>
        </Button>
      </div>
      <ScrollBox className={clsx(styles.stage, fits && styles.fits)} label={label}>
        <div
          className={clsx('diagram-drawing', styles.picture)}
          style={size as CSSProperties}
          onPointerDown={(event) => startDrag(event.nativeEvent, event.currentTarget)}
          dangerouslySetInnerHTML={{ __html: picture.outerHTML }}
        />
      </ScrollBox>
    </dialog>
  );
}

type Props = {
  /** Returns the diagram to show. */
  readonly picture: () => Element | null | undefined;
  /** Ref of the button, for other elements that open the diagram. */
  readonly ref: Ref<HTMLButtonElement>;
};

/** A button that opens a diagram in full size. */
export default function Enlarge({ picture, ref }: Props) {
  const [shown, setShown] = useState<Element | null>();
  const label = translate({
    id: 'theme.diagram.enlarge',
    message: 'Enlarge the diagram',
  });
  return (
    <>
      <Button
        small
        ref={ref}
        className={styles.button}
        aria-label={label}
        aria-haspopup="dialog"
        onClick={() => setShown(picture())}
      >
        <Translate id="theme.enlarge" description="Opens a picture in full size">
          Enlarge
        </Translate>
      </Button>
      {shown &&
        createPortal(
          <Viewer picture={shown} label={label} onClose={() => setShown(null)} />,
          document.body,
        )}
    </>
  );
}
