/** The frame's file, relative to the base path. */
export const FRAME_PATH = 'live/frame.html';
