import bar from './bar.module.css';
import text from './text.module.css';

/** Class of the bar above code. */
export const codeBar = bar.bar;

/** Class of code: its font, and the colours of Prism's class names below it. */
export const codeText = text.text;

export { default as SpokenName } from './SpokenName.tsx';
export { default as useCodeTools } from './useCodeTools.tsx';
