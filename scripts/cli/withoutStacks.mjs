/**
 * @param {unknown} error
 * @returns {unknown}
 */
function toMessages(error) {
  if (!(error instanceof Error) || error.constructor !== Error) return error;
  const { message, cause } = error;
  return cause === undefined ? message : `${message}\n${toMessages(cause)}`;
}

/**
 * Does some work, and prints the plain errors that it logs without their stacks. In a reload of notes, these are about
 * an author's mistake, such as an unknown author, and the stack would hide the message of our checks.
 *
 * @param {() => Promise<void>} work
 */
export async function withoutStacks(work) {
  const { error } = console;
  console.error = (...all) => error(...all.map(toMessages));
  try {
    await work();
  } finally {
    console.error = error;
  }
}
