import { useEffect, useReducer, type RefObject } from 'react';

import type { FromFrame, ToFrame } from '../../plugins/liveFrame/protocol.ts';

/** One line of a block's console. */
export type ConsoleLine = {
  readonly level: 'log' | 'info' | 'warn' | 'error';
  readonly text: string;
};

/** What the frame last said. */
export type FrameState = {
  readonly lines: readonly ConsoleLine[];
  readonly error: string | null;
  /** Height of the content in CSS pixels; 0 until the frame told. */
  readonly height: number;
  readonly phase: 'loading' | 'ready' | 'running' | 'settled';
};

const LOADING: FrameState = { lines: [], error: null, height: 0, phase: 'loading' };
const MOST_LINES = 50;

/** How long the first run of code may take before the frame counts as hung, in ms. */
const PATIENCE_MS = 5000;

/** Custom properties of the page that the frame's style sheet reads. */
const DRESS = ['paper', 'card', 'ink', 'soft', 'line', 'control-line', 'accent'].map(
  (name) => `--notes-${name}`,
);

function readDress(): ToFrame {
  const style = getComputedStyle(document.documentElement);
  return {
    type: 'dress',
    properties: Object.fromEntries(
      DRESS.map((name) => [name, style.getPropertyValue(name)]),
    ),
    colorScheme: document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light',
  };
}

function reduce(state: FrameState, message: FromFrame): FrameState {
  switch (message.type) {
    case 'ready':
      return { ...LOADING, phase: 'ready' };
    case 'started':
      return { ...LOADING, height: state.height, phase: 'running' };
    case 'settled':
      return { ...state, phase: 'settled' };
    case 'console': {
      const { level, text } = message;
      return { ...state, lines: [...state.lines, { level, text }].slice(-MOST_LINES) };
    }
    case 'error':
      return { ...state, error: message.text };
    case 'size':
      return { ...state, height: message.height };
  }
}

function post(frame: RefObject<HTMLIFrameElement | null>, message: ToFrame): void {
  // The frame's origin is opaque: no narrower target can be named.
  frame.current?.contentWindow?.postMessage(message, '*');
}

/**
 * Runs code in the frame of a live block, anew on each change of code, and listens to what it says.
 *
 * @param frame - the frame's element
 * @param code - the code to run
 * @param colorMode - the page's colour mode; a change dresses the frame anew
 * @param onHang - called when a run does not come to its end within 5 s
 */
export default function useLiveFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  code: string,
  colorMode: string,
  onHang: () => void,
): FrameState {
  const [state, dispatch] = useReducer(reduce, LOADING);
  const ready = state.phase !== 'loading';
  const running = state.phase === 'running';

  useEffect(() => {
    const listen = ({ source, data }: MessageEvent<FromFrame>) => {
      if (source === frame.current?.contentWindow) dispatch(data);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame]);

  useEffect(() => {
    if (ready) post(frame, readDress());
  }, [ready, frame, colorMode]);

  useEffect(() => {
    if (ready) post(frame, { type: 'run', code });
  }, [ready, frame, code]);

  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(onHang, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [running, onHang]);

  return state;
}
