import { useEffect, useReducer, useRef, type RefObject } from 'react';

import type { FromFrame, ToFrame } from '../../protocol.ts';

/** What the frame last said. */
export type FrameState = {
  /** Of its console. */
  readonly lines: readonly Extract<FromFrame, { type: 'console' }>[];
  readonly error: string | null;
  /** Height of the content in CSS pixels; 0 until the frame told. */
  readonly height: number;
  readonly isReady: boolean;
  /** Whether the reader pressed something in the frame. */
  readonly isUsed: boolean;
};

/** Why a frame is given up: its code keeps it from answering, or it never said that it is there. */
export type Stop = 'hung' | 'missing';

const NOTHING = { lines: [], error: null, height: 0, isUsed: false };
const MOST_LINES = 50;

/** How long the first run of code may take before the frame counts as hung, in ms. */
const PATIENCE_MS = 5000;

/** How long the frame may take to come; a slow line needs some seconds for it. */
const LOADING_PATIENCE_MS = 20_000;

/** An error page of the browser loads as well, but says nothing. */
const SILENCE_MS = 1000;

/** Custom properties of the page that the frame's style sheet reads. */
const THEME = ['paper', 'card', 'ink', 'soft', 'line', 'control-line', 'accent'].map(
  (name) => `--notes-${name}`,
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

function reduce(state: FrameState, message: FromFrame): FrameState {
  switch (message.type) {
    case 'ready':
      return { ...NOTHING, isReady: true };
    case 'started':
      return { ...state, lines: [], error: null };
    case 'settled':
      return state;
    case 'console':
      return { ...state, lines: [...state.lines, message].slice(-MOST_LINES) };
    case 'error':
      return { ...state, error: message.text };
    case 'used':
      return { ...state, isUsed: true };
    case 'size':
      return { ...state, height: message.height };
  }
}

function post(frame: RefObject<HTMLIFrameElement | null>, message: ToFrame): void {
  // The frame's origin is opaque: no narrower target can be named.
  frame.current?.contentWindow?.postMessage(message, '*');
}

/** Gives a frame up that does not come: the network is gone, or its process hangs. */
function useLoadingPatience(
  frame: RefObject<HTMLIFrameElement | null>,
  isReady: boolean,
  onStop: (why: Stop) => void,
): void {
  useEffect(() => {
    const element = frame.current;
    if (isReady || !element) return undefined;
    const giveUp = () => onStop('missing');
    let timer = setTimeout(giveUp, LOADING_PATIENCE_MS);
    const onLoad = () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, SILENCE_MS);
    };
    element.addEventListener('load', onLoad);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('load', onLoad);
    };
  }, [frame, isReady, onStop]);
}

/**
 * Runs code in the frame of a live block, again on each change of code, and listens to what it says.
 *
 * @param frame - the frame's element
 * @param code - the code to run
 * @param colorMode - the page's colour mode; a change sends the frame its theme again
 * @param onStop - called when a run does not come to its end within 5 s, or no frame comes
 */
export default function useLiveFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  code: string,
  colorMode: string,
  onStop: (why: Stop) => void,
): FrameState {
  const [state, dispatch] = useReducer(reduce, { ...NOTHING, isReady: false });
  const current = useRef<{ run: number; timer?: ReturnType<typeof setTimeout> }>({
    run: 0,
  });
  const { isReady } = state;

  useEffect(() => {
    const listen = ({ source, data }: MessageEvent<FromFrame>) => {
      if (source !== frame.current?.contentWindow) return;
      const { run, timer } = current.current;
      if (data.type === 'settled' && data.run === run) clearTimeout(timer);
      dispatch(data);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame]);

  useEffect(() => {
    if (isReady) post(frame, readTheme());
  }, [isReady, frame, colorMode]);

  useEffect(() => {
    if (!isReady) return undefined;
    const run = current.current.run + 1;
    // Not from its first word on: a frame that hangs says nothing, not even that it began.
    const timer = setTimeout(() => onStop('hung'), PATIENCE_MS);
    current.current = { run, timer };
    post(frame, { type: 'run', code, run });
    return () => clearTimeout(timer);
  }, [isReady, frame, code, onStop]);

  useLoadingPatience(frame, isReady, onStop);
  return state;
}
