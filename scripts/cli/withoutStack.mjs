/**
 * The messages of a plain error and its causes. In loading notes, these are about an author's mistake, such as an unknown
 * author, and the stack would hide the message of our checks. A bug stays as it is.
 *
 * @param {unknown} error
 * @returns {unknown}
 */
export function withoutStack(error) {
  if (!(error instanceof Error) || error.constructor !== Error) return error;
  const { message, cause } = error;
  return cause === undefined ? message : `${message}\n${withoutStack(cause)}`;
}
