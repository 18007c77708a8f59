// Change: the slot holds a link that looks like the field until search exists.
import SearchField from '../../components/SearchField';

export default function SearchBar() {
  return <SearchField />;
}
