/**
 * Font size of a diagram's text in px, before it's enlarged. Numbers of messages are 11 px (drawing.css), axes
 * 13 px (readConfig.ts). drawing.css shrinks a wide drawing as long as its text keeps 13 of them.
 */
export const FONT_SIZE = 14;
