import path from 'node:path';

const FOLDERS = ['src', 'packages', 'scripts', 'tests/bench', 'tests/support'];

const OWN_CODE = FOLDERS.map((name) =>
  path.join(import.meta.dirname, '../..', name, path.sep),
);

/**
 * Finds the message that an error has for the author: that of a plain `Error` thrown by our own code, which may be the
 * cause of others. Anything else is a bug, and needs its stack.
 *
 * @param {unknown} error
 * @returns {string | undefined}
 */
export function findOwnMessage(error) {
  if (!(error instanceof Error)) return undefined;
  const { message, stack = '' } = error;
  const thrownAt = stack.slice(stack.indexOf(message) + message.length).trim();
  const [frame = ''] = thrownAt.split('\n');
  const isOwn = OWN_CODE.some(
    // In some modules that tsx loads, a frame has a `data:` URL, with the path encoded.
    (folder) => frame.includes(folder) || frame.includes(encodeURIComponent(folder)),
  );
  return isOwn && error.constructor === Error ? message : findOwnMessage(error.cause);
}
