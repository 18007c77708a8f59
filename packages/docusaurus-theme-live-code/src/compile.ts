export { toFunctionBody } from './frame/compile.ts';
export { PARAMETERS } from './frame/scope.ts';
