import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

import { scripts } from '../../package.json';

/** Playwright's loader doesn't know `import.meta`. */
const TSX = pathToFileURL(
  createRequire(path.resolve('package.json')).resolve('tsx'),
).href;

/** How long a script may take; a build of a small site on a busy machine is the slowest. */
const TIMEOUT_MS = 230_000;

type Options = {
  readonly cwd?: string;
  /** By default, those of this process. */
  readonly env?: NodeJS.ProcessEnv;
};

/**
 * Starts an npm script of this project, without npm, so that it can run in another folder.
 *
 * @param name - its name in package.json
 * @param args - arguments after its own
 */
export function startScript(
  name: keyof typeof scripts,
  args: readonly string[],
  options: Options & { readonly timeout?: number } = {},
) {
  const [program, ...words] = scripts[name].split(' ');
  const loader = program === 'tsx' ? ['--import', TSX] : [];
  const own = words.map((word) => (/\.m[jt]s$/.test(word) ? path.resolve(word) : word));
  const argv = [...loader, ...own, ...args];
  const child = spawn(process.execPath, argv, options);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  return {
    /** What it has printed so far, without colours. */
    output: () => stripVTControlCharacters(output),
    isRunning: () => child.exitCode === null,
    ended: once(child, 'close'),
    stop: () => void child.kill(),
  };
}

/**
 * Runs an npm script to its end; see {@link startScript}.
 *
 * @returns its exit code, and what it printed
 * @throws Error if it doesn't end
 */
export async function runScript(
  name: keyof typeof scripts,
  args: readonly string[],
  options: Options = {},
) {
  const script = startScript(name, args, { ...options, timeout: TIMEOUT_MS });
  const [status] = (await script.ended) as [number | null];
  const output = script.output();
  if (status === null) throw new Error(`npm run ${name} didn't end:\n${output}`);
  return { status, output };
}
