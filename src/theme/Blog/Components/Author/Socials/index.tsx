// Change: renders nothing: the only author has no profiles, and the original's dozen icons are
// 5 KB on each page of the blog.
export { default } from '../../../../../components/NullComponent/index.tsx';
