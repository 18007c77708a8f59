// Change: renders nothing, because Info names the authors.
export { default } from '../../../../components/NullComponent/index.tsx';
