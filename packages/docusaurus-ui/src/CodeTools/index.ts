import colours from './colours.module.css';

/** Class under which the classes of Prism have the colours of code. */
export const codeColours = colours.colours;

export { default as SpokenName } from './SpokenName';
export { default as useCodeTools } from './useCodeTools';
