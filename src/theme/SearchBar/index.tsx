// Change: the slot holds the site's own search, whose dialog loads when it is wanted.
import SearchField from '../../components/SearchField';

export default function SearchBar() {
  return <SearchField />;
}
