// Change: renders nothing; the language's name is enough.
export { default } from '../../../components/NullComponent/index.tsx';
