import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { hashFiles, openReleases, openStore, readInstalled } from 'result-cache';

/** Below the site's folder. */
const FOLDER = 'node_modules/.cache/notes-lint';

const PACKAGE = fileURLToPath(new URL('..', import.meta.url));

const { dependencies } = createRequire(import.meta.url)('../package.json') as {
  readonly dependencies: object;
};

/** What decides how code in notes is formatted. */
const CONFIGURATION = /^(?:\.prettierrc|prettier\.config)/;

/** A hash of the rules with the packages they use, and of what they read besides the notes. */
function hashRules(siteDir: string): string {
  const files = readdirSync(siteDir).filter((name) => CONFIGURATION.test(name));
  const source = hashFiles([PACKAGE, ...files.map((name) => path.join(siteDir, name))]);
  const used = openReleases(siteDir).of(Object.keys(dependencies), PACKAGE);
  const text = JSON.stringify([source, used, ...readInstalled(siteDir)]);
  return createHash('sha256').update(text).digest('base64url');
}

/**
 * Opens the cached results of earlier checks; a change to the rules invalidates all of them.
 *
 * @param siteDir - the site's folder
 */
export function openNotesCache(siteDir: string) {
  return openStore<unknown>(path.join(siteDir, FOLDER), 'notes', hashRules(siteDir));
}

export type Cache = ReturnType<typeof openNotesCache>;
