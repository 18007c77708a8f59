/**
 * Reloads plugins one after the other, once for all events that come before a reload begins. Docusaurus 3.8.1 reloads for
 * each event at once, and the reload that ends last restores what the others replaced, such as a post that was deleted.
 * It isn't the queue of `startChecks.ts`: Node runs it without a loader for TypeScript, and it joins equal requests.
 *
 * @template Plugin
 * @param {(plugin: Plugin) => Promise<void>} reload
 * @returns {(plugin: Plugin) => Promise<void>} when the reloads so far have ended
 */
export function queueReloads(reload) {
  const waiting = new Set();
  let last = Promise.resolve();
  return (plugin) => {
    if (waiting.has(plugin)) return last;
    waiting.add(plugin);
    const run = () => {
      waiting.delete(plugin);
      return reload(plugin);
    };
    last = last.then(run, run);
    return last;
  };
}
