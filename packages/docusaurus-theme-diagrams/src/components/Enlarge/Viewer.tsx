import { useState, type CSSProperties } from 'react';
import { flushSync } from 'react-dom';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';

import { Button, ScrollBox, useModalDialog } from 'docusaurus-ui';
import styles from './styles.module.css';
import useCloseOnBack from './useCloseOnBack.ts';

type Props = {
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

/** A copy without ids: what it refers to by id, such as its title and arrowheads, is in the page's diagram. */
function copyOf(picture: Element): string {
  const copy = picture.cloneNode(true) as Element;
  for (const element of copy.querySelectorAll('[id]')) element.removeAttribute('id');
  return copy.outerHTML;
}

/** Zooms a box by the change of its content's size, around the centre of the view. */
function zoomAround(box: Element, change: () => void): void {
  const { clientWidth, clientHeight } = box;
  const x = (box.scrollLeft + clientWidth / 2) / box.scrollWidth;
  const y = (box.scrollTop + clientHeight / 2) / box.scrollHeight;
  flushSync(change);
  box.scrollLeft = x * box.scrollWidth - clientWidth / 2;
  box.scrollTop = y * box.scrollHeight - clientHeight / 2;
}

/** A copy of the diagram in a dialog that scrolls; Escape, Back or the button closes it. */
export default function Viewer({ picture, label, onClose }: Props) {
  const [zoom, setZoom] = useState(1);
  const [fits, setFits] = useState(false);
  const [html] = useState(() => ({ __html: copyOf(picture) }));
  const dialog = useModalDialog(onClose);
  useCloseOnBack(dialog);
  const zoomBy = (factor: number) => {
    const box = dialog.current?.querySelector('[role=group]');
    if (box) zoomAround(box, () => setZoom(zoom * factor));
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
          dangerouslySetInnerHTML={html}
        />
      </ScrollBox>
    </dialog>
  );
}
