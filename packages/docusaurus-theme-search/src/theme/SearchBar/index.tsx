// Change: the slot holds the site's own search, whose dialog loads when it is wanted.
export { default } from '../../components/SearchField';
