/** Messages from the page to the frame of a live block. */
export type ToFrame =
  | { readonly type: 'run'; readonly code: string }
  | {
      readonly type: 'theme';
      /** Custom properties to set on the frame's root, so that it looks like the page. */
      readonly properties: Readonly<Record<string, string>>;
      readonly colorScheme: 'light' | 'dark';
    };

/** Messages from the frame to its page. */
export type FromFrame =
  /** It's listening. */
  | { readonly type: 'ready' }
  /** It starts a run; output of earlier runs is discarded. */
  | { readonly type: 'started' }
  | { readonly type: 'error'; readonly text: string }
  | {
      readonly type: 'console';
      readonly level: 'log' | 'info' | 'warn' | 'error';
      readonly text: string;
    }
  /** The reader clicked or typed in it. */
  | { readonly type: 'used' }
  /** Height of the content in CSS pixels; first sent when the code has rendered. */
  | { readonly type: 'size'; readonly height: number };
