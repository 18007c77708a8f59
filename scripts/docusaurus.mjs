/**
 * Docusaurus' CLI for the npm scripts, without its update notice, which contradicts our pins
 * (CONTRIBUTING.md). It isn't TypeScript, because tsx would also load in the threads that render pages.
 */
import path from 'node:path';
import { inspect } from 'node:util';

import { runCLI } from '@docusaurus/core/lib/index.js';
import start from '@docusaurus/core/lib/commands/start/utils.js';
import { logger } from '@docusaurus/logger';
import { queueReloads } from './queueReloads.mjs';

const OWN_CODE = ['src', 'packages'].map((name) =>
  path.join(import.meta.dirname, '..', name, path.sep),
);

/**
 * Finds an error thrown by our own code, whose message is for the author, inside Docusaurus' errors.
 *
 * @param {unknown} error
 * @returns {string | undefined} its message, if there is one
 */
function findOwnError(error) {
  let inner = /** @type {Error | undefined} */ (error);
  while (inner?.cause instanceof Error) inner = inner.cause;
  if (inner?.constructor !== Error) return undefined;
  const { message, stack = '' } = inner;
  const thrownAt = stack.slice(stack.indexOf(message) + message.length).trim();
  const [frame = ''] = thrownAt.split('\n');
  return OWN_CODE.some((folder) => frame.includes(folder)) ? message : undefined;
}

/** @param {unknown} error */
function fail(error) {
  const ownMessage = findOwnError(error);
  console.log('');
  logger.error(
    ownMessage === undefined
      ? inspect(error, { depth: Infinity })
      : `Fix these problems first:\n\n${ownMessage}`,
  );
  process.exit(1);
}

const { createReloadableSite } = start;
let isQueued = process.argv[2] !== 'start';
start.createReloadableSite = async (options) => {
  isQueued = true;
  const site = await createReloadableSite(options);
  return { ...site, reloadPlugin: queueReloads(site.reloadPlugin) };
};

process.env.NODE_ENV ??= 'development';
process.env.BABEL_ENV ??= 'development';
process.on('unhandledRejection', fail);
await runCLI(/** @type {[string, string, ...string[]]} */ (process.argv)).catch(fail);
if (!isQueued)
  fail(new Error('Docusaurus no longer calls createReloadableSite of start/utils.js.'));
