// Change: renders nothing: the only author has no profiles, and the original imports a dozen icons.
export { default } from '../../../../../components/NullComponent/index.tsx';
