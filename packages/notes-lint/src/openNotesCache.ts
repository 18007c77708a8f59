import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { hashFiles, openReleases, openStore, readInstalled } from 'result-cache';

/** Below the project's root. */
const FOLDER = 'node_modules/.cache/notes-lint';

const PACKAGE = fileURLToPath(new URL('..', import.meta.url));

const { dependencies } = createRequire(import.meta.url)('../package.json') as {
  readonly dependencies: object;
};

/** What decides how code in notes is formatted. */
const CONFIGURATION = /^(?:\.prettierrc|prettier\.config)/;

/** A hash of the rules with the packages they use, and of what they read besides the notes. */
function hashRules(root: string): string {
  const files = readdirSync(root).filter((name) => CONFIGURATION.test(name));
  const source = hashFiles([PACKAGE, ...files.map((name) => path.join(root, name))]);
  const used = openReleases(root).of(Object.keys(dependencies), PACKAGE);
  const text = JSON.stringify([source, used, ...readInstalled(root)]);
  return createHash('sha256').update(text).digest('base64url');
}

/**
 * Opens the cached results of earlier checks; a change to the rules invalidates all of them.
 *
 * @param root - the project's root
 */
export function openNotesCache(root: string) {
  return openStore<unknown>(path.join(root, FOLDER), 'notes', hashRules(root));
}

export type Cache = ReturnType<typeof openNotesCache>;
