// Change: renders nothing; the language's name is enough, and the icon would be half a KB of every page.
export { default } from '../../../components/NullComponent/index.tsx';
