import { useRef, useState, type CSSProperties, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';

import { ErrorNotice } from 'docusaurus-ui';
import DiagramFrame from '../DiagramFrame';
import useDrawing from './useDrawing';

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

/** Reserves the diagram's space until it's loaded. */
function emptyDrawing(width: string, height: string): string {
  return `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"></svg>`;
}

/**
 * A diagram that was rendered at build time. The page's HTML contains the SVG, the JavaScript doesn't:
 * hydration leaves the server-rendered markup alone.
 */
export default function DiagramFigure(props: Props): ReactNode {
  const { drawing, name, width, height } = props;
  const ref = useRef<HTMLDivElement>(null);
  const { failed, retry } = useDrawing(ref, drawing);
  // The same object in every render, because React writes the markup again for a new one.
  const [html] = useState(() => ({
    __html: drawing.startsWith('<svg') ? drawing : emptyDrawing(width, height),
  }));
  return (
    <DiagramFrame
      name={name}
      failure={
        failed && (
          <ErrorNotice onRetry={retry}>
            <Translate id="notes.diagram.failed">
              This diagram is not saved on your device and could not be loaded.
            </Translate>
          </ErrorNotice>
        )
      }
    >
      <div
        ref={ref}
        className="notes-drawing"
        style={{ '--width': width } as CSSProperties}
        dangerouslySetInnerHTML={html}
        suppressHydrationWarning
      />
    </DiagramFrame>
  );
}
