// Change: fills the search slot with our own search, whose dialog loads on demand.
export { default } from '../../components/SearchField/index.tsx';
