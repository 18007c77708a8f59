/** `--notes-paper` of src/css/tokens.css by colour mode, for the browser's own bar, which reads no CSS. */
const PAPER = { light: '#fbfaf6', dark: '#16171a' } as const;

export default PAPER;
