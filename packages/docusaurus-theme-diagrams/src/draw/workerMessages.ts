import type { DiagramError } from '../parser.ts';

/** The result of rendering a diagram's source. */
export type RenderResult =
  | {
      readonly kind: 'drawn';
      /** The SVG without styles; its classes use the page's colours. */
      readonly svg: string;
      readonly width: number;
      readonly height: number;
    }
  /** A diagram type that only a browser can render. */
  | { readonly kind: 'browser' }
  /** The source doesn't parse. */
  | ({ readonly kind: 'error' } & DiagramError);

/** A message to the worker. */
export type RenderRequest = { readonly id: string; readonly source: string };

/** The worker's reply. */
export type RenderReply = { readonly id: string; readonly result: RenderResult };
