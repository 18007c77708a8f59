/**
 * Docusaurus' CLI for the npm scripts, without its update notice, which contradicts our pins
 * (CONTRIBUTING.md). It isn't TypeScript, because tsx would also load in the threads that render pages.
 */
import { inspect } from 'node:util';

import { runCLI } from '@docusaurus/core/lib/index.js';
import start from '@docusaurus/core/lib/commands/start/utils.js';
import sites from '@docusaurus/core/lib/server/site.js';
import { logger } from '@docusaurus/logger';
import { findOwnMessage } from './findOwnMessage.mjs';
import { queueReloads } from './queueReloads.mjs';
import { withoutStack } from './withoutStack.mjs';

/** @param {unknown} error */
function fail(error) {
  const message = typeof error === 'string' ? error : findOwnMessage(error);
  console.log('');
  logger.error(
    message === undefined
      ? inspect(error, { depth: Infinity })
      : `Fix these problems first:\n\n${message}`,
  );
  process.exit(1);
}

/** @param {unknown} error */
const rethrow = (error) => {
  throw withoutStack(error);
};
const { reloadSitePlugin } = sites;
sites.reloadSitePlugin = (...all) => reloadSitePlugin(...all).catch(rethrow);

const { createReloadableSite } = start;
let isQueued = process.argv[2] !== 'start';
start.createReloadableSite = async (options) => {
  isQueued = true;
  const site = await createReloadableSite(options).catch(rethrow);
  return { ...site, reloadPlugin: queueReloads(site.reloadPlugin) };
};

process.env.NODE_ENV ??= 'development';
process.env.BABEL_ENV ??= 'development';
process.on('unhandledRejection', fail);
await runCLI(/** @type {[string, string, ...string[]]} */ (process.argv)).catch(fail);
if (!isQueued)
  fail(new Error('Docusaurus no longer calls createReloadableSite of start/utils.js.'));
