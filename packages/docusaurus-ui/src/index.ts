export { default as Button } from './Button';
export { default as Contained, Failure } from './Contained';
export { default as IconButton } from './IconButton';
export { default as LoadFailure } from './LoadFailure';
export { default as ScrollBox } from './ScrollBox';
export { default as useLazyModule } from './useLazyModule';
export { default as useModalDialog } from './useModalDialog';
export { default as useNearViewport } from './useNearViewport';
export { default as useWriteParameter } from './useWriteParameter';
