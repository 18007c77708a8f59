import type { useHistory } from '@docusaurus/router';

/**
 * Writes a query into the address, without a step of its own in the history.
 *
 * @param history - the router's
 * @param query - an empty one takes it out
 */
export default function writeQuery(
  history: ReturnType<typeof useHistory>,
  query: string,
): void {
  const { location } = history;
  const parameters = new URLSearchParams(location.search);
  if (query) parameters.set('q', query);
  else parameters.delete('q');
  const search = parameters.toString().replace(/^(?=.)/, '?');
  if (search !== location.search) history.replace({ ...location, search });
}
