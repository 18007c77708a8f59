export { toFunctionBody } from './frame/compile.ts';
export { PARAMETERS, REACT_NAMES } from './frame/scope.ts';
