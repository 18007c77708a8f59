import { useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import Translate, { translate } from '@docusaurus/Translate';

import { Button, ScrollBox } from 'docusaurus-ui';
import Enlarge from '../Enlarge';
import useDrawing from './useDrawing';
import styles from './styles.module.css';

/** Props of {@link DiagramFigure}. */
export type DiagramFigureProps = {
  /** The drawing's markup where pages are rendered, its address in the browser. */
  readonly drawing: string;
  /** What tells it from the page's other drawings. */
  readonly name?: string;
  /** Natural width in px. */
  readonly width: string;
  /** Natural height in px. */
  readonly height: string;
};

/** Keeps the drawing's place until it is there. */
function emptyDrawing(width: string, height: string): string {
  return `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"></svg>`;
}

/**
 * A diagram that was drawn while the site was built. The page's HTML holds the drawing, the scripts
 * do not: hydration leaves what the server rendered as it is.
 */
export default function DiagramFigure(props: DiagramFigureProps): ReactNode {
  const { drawing, name, width, height } = props;
  const ref = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { failed, retry } = useDrawing(ref, drawing);
  const [html] = useState(() =>
    drawing.startsWith('<svg') ? drawing : emptyDrawing(width, height),
  );
  /** For a pointer, all of the drawing is the button below it, unless a word is being selected. */
  const open = () => {
    if (getSelection()?.isCollapsed !== false) button.current?.click();
  };
  return (
    <figure className={styles.figure}>
      <ScrollBox
        className={styles.scroll}
        hidden={failed}
        label={translate(
          { id: 'notes.diagram.named', message: 'Diagram: {name}' },
          { name: name ?? '' },
        )}
      >
        {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- keys have the button */}
        <div
          ref={ref}
          className={clsx('notes-drawing', styles.drawing)}
          onClick={open}
          dangerouslySetInnerHTML={{ __html: html }}
          suppressHydrationWarning
        />
      </ScrollBox>
      {failed && (
        <p role="alert" className={styles.failed}>
          <Translate id="notes.diagram.failed">
            This diagram is not kept on your device and could not be loaded.
          </Translate>{' '}
          <Button small onClick={retry}>
            <Translate id="notes.loading.retry">Retry</Translate>
          </Button>
        </p>
      )}
      <div className={styles.tools} hidden={failed}>
        <Enlarge
          label={translate({
            id: 'notes.diagram.enlarge',
            message: 'Enlarge the diagram',
          })}
          ref={button}
          picture={() => ref.current?.querySelector('svg')}
        />
      </div>
    </figure>
  );
}
