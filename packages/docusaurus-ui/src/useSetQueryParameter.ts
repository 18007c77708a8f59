import { useHistory } from '@docusaurus/router';

/**
 * Sets a query parameter without adding a history entry.
 *
 * @returns the function that sets it; an empty value removes it
 */
export default function useSetQueryParameter() {
  const history = useHistory();
  return (name: string, value: string): void => {
    const { location } = history;
    const parameters = new URLSearchParams(location.search);
    if (value) parameters.set(name, value);
    else parameters.delete(name);
    const search = parameters.toString().replace(/^(?=.)/, '?');
    if (search !== location.search) history.replace({ ...location, search });
  };
}
