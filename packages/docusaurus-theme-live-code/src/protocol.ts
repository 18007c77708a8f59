/** What a page tells the frame of a live block. */
export type ToFrame =
  | {
      readonly type: 'run';
      readonly code: string;
      /** Number of the run, which comes back once the code's first run is over. */
      readonly run: number;
    }
  | {
      readonly type: 'theme';
      /** Custom properties to set on the frame's root, so that it looks like the page. */
      readonly properties: Readonly<Record<string, string>>;
      readonly colorScheme: 'light' | 'dark';
    };

/** What the frame tells its page. */
export type FromFrame =
  /** It listens. */
  | { readonly type: 'ready' }
  /** It begins to run code; what it said of earlier code is void. */
  | { readonly type: 'started' }
  /** It got through the code's first run, with or without an error. */
  | { readonly type: 'settled'; readonly run: number }
  | { readonly type: 'error'; readonly text: string }
  | {
      readonly type: 'console';
      readonly level: 'log' | 'info' | 'warn' | 'error';
      readonly text: string;
    }
  /** The reader pressed something in it. */
  | { readonly type: 'used' }
  /** Height of the content in CSS pixels; the first comes when the code has drawn. */
  | { readonly type: 'size'; readonly height: number };

/** The frame's file, below the base path. */
export const FRAME_PATH = 'live/frame.html';
