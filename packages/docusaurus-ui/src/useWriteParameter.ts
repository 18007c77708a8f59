import { useHistory } from '@docusaurus/router';

/**
 * Writes a parameter into the address, without a step of its own in the history.
 *
 * @returns the writer; an empty value takes the parameter out
 */
export default function useWriteParameter() {
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
