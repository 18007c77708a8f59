/**
 * Font size of a diagram's text in px, before it's enlarged; the style sheets have it too. In drawing.css,
 * numbers of messages are 11 px and dates 13 px, and a wide drawing shrinks as long as its text keeps 13 of them.
 */
export const FONT_SIZE = 14;
