import bar from './bar.module.css';
import colours from './colours.module.css';

/** Class of the bar above code. */
export const codeBar = bar.bar;

/** Class that colours Prism's class names below it. */
export const codeColours = colours.colours;

export { default as SpokenName } from './SpokenName.tsx';
export { default as useCodeTools } from './useCodeTools.tsx';
