// Change: renders nothing. The admonition's title is enough, and the icon isn't loaded.
export { default } from '../../../components/NullComponent/index.tsx';
