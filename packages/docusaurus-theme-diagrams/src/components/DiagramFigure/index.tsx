import { useRef, useState, type CSSProperties } from 'react';
import clsx from 'clsx';
import Translate, { translate } from '@docusaurus/Translate';

import { ErrorNotice, ScrollBox } from 'docusaurus-ui';
import Enlarge from '../Enlarge/index.tsx';
import styles from './styles.module.css';
import useDrawing from './useDrawing.ts';

type Props = {
  /** The diagram's SVG markup during server rendering; its URL in the browser. */
  readonly drawing: string;
  /** Name that tells it apart from the page's other diagrams. */
  readonly name?: string;
  /** Natural width in px. */
  readonly width: string;
  /** Natural height in px. */
  readonly height: string;
};

/**
 * A diagram, which scrolls in its own box, and which a button or a click enlarges. The page's HTML contains the
 * SVG, the JavaScript doesn't: hydration leaves the server-rendered markup alone.
 */
export default function DiagramFigure({ drawing, name, width, height }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { failed, retry } = useDrawing(ref, drawing);
  // The same object in every render, because React writes the markup again for a new one. Until the
  // diagram is loaded, its space is reserved.
  const [html] = useState(() => ({
    __html: drawing.startsWith('<svg')
      ? drawing
      : `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"></svg>`,
  }));
  /** With a pointer, the whole diagram acts as the button below it, unless text is being selected. */
  const open = () => {
    if (getSelection()?.isCollapsed === false) return;
    button.current?.focus({ preventScroll: true }); // the focus returns to it
    button.current?.click();
  };
  return (
    <figure className={styles.figure}>
      <ScrollBox
        hidden={failed}
        label={translate({ id: 'theme.diagram.diagram', message: 'Diagram' })}
        name={name}
      >
        {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- keyboard users have the button */}
        <div
          key={drawing} // another diagram starts out empty, so that it's fetched
          ref={ref}
          className={clsx('diagram-drawing', styles.drawing)}
          style={{ '--width': width } as CSSProperties}
          onClick={open}
          dangerouslySetInnerHTML={html}
          suppressHydrationWarning
        />
      </ScrollBox>
      {failed && (
        <ErrorNotice onRetry={retry}>
          <Translate id="theme.diagram.failed">
            This diagram is not saved on your device and could not be loaded.
          </Translate>
        </ErrorNotice>
      )}
      <div className={styles.tools} hidden={failed}>
        <Enlarge ref={button} picture={() => ref.current?.querySelector('svg')} />
      </div>
    </figure>
  );
}
