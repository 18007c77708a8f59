/** `--notes-paper` of each colour mode, for the browser's toolbar, which can't read custom properties. */
export const PAPER = { light: '#fbfaf6', dark: '#16171a' } as const;
