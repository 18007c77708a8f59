import { execFile } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { promisify } from 'node:util';

const PAUSE = 100;
const KEPT = 4000;

/** Arguments for Node to run a Docusaurus command, such as `build`. */
export function docusaurus(...command: string[]): string[] {
  return ['node_modules/@docusaurus/core/bin/docusaurus.mjs', ...command];
}

/** Current memory of a process and all its descendants, in KiB; 0 once it has exited. */
function readTree(id: number | string): number {
  try {
    const status = readFileSync(`/proc/${id}/status`, 'utf8');
    const own = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0);
    const children = readdirSync(`/proc/${id}/task`).flatMap(
      (thread) =>
        readFileSync(`/proc/${id}/task/${thread}/children`, 'utf8').match(/\d+/g) ?? [],
    );
    return children.reduce((all, child) => all + readTree(child), own);
  } catch {
    return 0;
  }
}

/**
 * Runs Node until it exits, and samples its memory ten times a second. Memory pages shared by several
 * processes count for each of them.
 *
 * @param args - the script and its arguments
 * @param cwd - the working directory
 * @returns its duration, and the peak memory of all its processes together; 0 if the system doesn't
 *   report it
 * @throws if it fails, with the end of its output
 */
export async function runWatched(args: readonly string[], cwd: string) {
  const started = performance.now();
  const options = { cwd, maxBuffer: Infinity };
  const running = promisify(execFile)(process.execPath, args, options);
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, readTree(running.child.pid ?? 0));
  }, PAUSE);
  try {
    await running;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    const printed = (stdout + stderr).slice(-KEPT);
    throw new Error(`node ${args.join(' ')} failed:\n${printed}`, { cause: error });
  } finally {
    clearInterval(watch);
  }
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  return { seconds, peakMiB: Math.round(peak / 1024) };
}
