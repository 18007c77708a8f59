import colours from './colours.module.css';

/** Class that colours Prism's class names below it. */
export const codeColours = colours.colours;

export { default as SpokenName } from './SpokenName.tsx';
export { default as useCodeTools } from './useCodeTools.tsx';
