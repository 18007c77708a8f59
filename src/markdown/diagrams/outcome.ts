/** The result of rendering a diagram's source. */
export type Outcome =
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
  | {
      readonly kind: 'fault';
      /** Line in the source, starting at 1; 0 if the parser reports none. */
      readonly line: number;
      readonly message: string;
    };

/** A message to the worker. */
export type Request = { readonly id: string; readonly source: string };

/** The worker's reply. */
export type Answer = { readonly id: string; readonly outcome: Outcome };
