/** What became of a diagram's source. */
export type Outcome =
  | {
      readonly kind: 'drawn';
      /** The drawing, without styles of its own: its classes take the page's colours. */
      readonly svg: string;
      readonly width: number;
      readonly height: number;
    }
  /** A kind of diagram that only a browser can draw. */
  | { readonly kind: 'browser' }
  /** The source does not parse. */
  | {
      readonly kind: 'fault';
      /** Line in the source, from 1; 0 where the parser names none. */
      readonly line: number;
      readonly message: string;
    };

/** What the worker is asked. */
export type Request = { readonly id: string; readonly source: string };

/** What the worker answers. */
export type Answer = { readonly id: string; readonly outcome: Outcome };
