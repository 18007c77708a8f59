import { useEffect, useReducer, useState, type RefObject } from 'react';

import type { FromFrame, ToFrame } from '../../protocol.ts';

/** State reported by the frame. */
type FrameState = {
  /** Console output. */
  readonly lines: readonly Extract<FromFrame, { type: 'console' }>[];
  readonly error: string | null;
  /** Height of the content in CSS pixels; 0 until the frame reports it. */
  readonly height: number;
  /** How often the frame has loaded: its code may reload it. */
  readonly loads: number;
  /** Whether the reader clicked or typed in the frame. */
  readonly isUsed: boolean;
};

const INITIAL: FrameState = {
  lines: [],
  error: null,
  height: 0,
  loads: 0,
  isUsed: false,
};
const MAX_LINES = 50;

/** A block that reloads whenever it runs stops after that many times. */
const MAX_LOADS = 20;

/** How long the frame may take to load, which on a slow connection is several seconds; no event tells of an error. */
const TIMEOUT_MS = 15_000;

/** Custom properties of the page that the frame's style sheet reads. */
const THEME = ['paper', 'card', 'ink', 'control-line', 'accent', 'font-text'].map(
  (name) => `--ui-${name}`,
);

function readTheme(): ToFrame {
  const style = getComputedStyle(document.documentElement);
  return {
    type: 'theme',
    properties: Object.fromEntries(
      THEME.map((name) => [name, style.getPropertyValue(name)]),
    ),
    colorScheme: document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light',
  };
}

/** Whether a message can be the frame's own: the code that runs there can send anything. */
function isFromFrame(data: unknown): data is FromFrame {
  if (typeof data !== 'object' || data === null) return false;
  const { text = '', level = '', height = 0 } = data as Readonly<Record<string, unknown>>;
  return (
    typeof text === 'string' && typeof level === 'string' && typeof height === 'number'
  );
}

function reduce(state: FrameState, message: FromFrame): FrameState {
  switch (message.type) {
    case 'ready':
      return { ...state, loads: Math.min(state.loads + 1, MAX_LOADS) };
    case 'started':
      return { ...state, lines: [], error: null };
    case 'console':
      return { ...state, lines: [...state.lines, message].slice(-MAX_LINES) };
    case 'error':
      return { ...state, error: message.text };
    case 'used':
      return { ...state, isUsed: true };
    case 'size':
      return { ...state, height: message.height };
    default:
      return state;
  }
}

function post(frame: RefObject<HTMLIFrameElement | null>, message: ToFrame): void {
  // The frame's origin is opaque, so no narrower target can be named.
  frame.current?.contentWindow?.postMessage(message, '*');
}

/**
 * Runs code in the frame of a live block, again after each edit, and collects the frame's messages.
 *
 * @param frame - the frame's element
 * @param code - the code to run
 * @param colorMode - the page's colour mode; a change sends the theme to the frame again
 * @returns what it has sent, and whether it didn't load
 */
export default function useLiveFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  code: string,
  colorMode: string,
): FrameState & { readonly isMissing: boolean } {
  const [isMissing, setMissing] = useState(false);
  const [state, dispatch] = useReducer(reduce, INITIAL);
  const { loads } = state;
  const hasLoaded = loads > 0;

  useEffect(() => {
    const listen = ({ source, data }: MessageEvent<unknown>) => {
      if (source === frame.current?.contentWindow && isFromFrame(data)) dispatch(data);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame]);

  useEffect(() => {
    if (loads > 0) post(frame, readTheme());
  }, [loads, frame, colorMode]);

  useEffect(() => {
    if (loads > 0) post(frame, { type: 'run', code });
  }, [loads, frame, code]);

  useEffect(() => {
    if (hasLoaded) return undefined;
    const timer = setTimeout(() => setMissing(true), TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [hasLoaded]);

  return { ...state, isMissing };
}
