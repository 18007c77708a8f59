/** Font size of a diagram's text in px, before it's enlarged. */
export const FONT_SIZE = 14;
