// Change: renders nothing. The sidebar isn't hideable, and every note would load the button's CSS.
export { default } from '../../../../components/NullComponent/index.tsx';
