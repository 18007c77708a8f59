import { execFile } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { promisify } from 'node:util';

const PAUSE = 100;
const KEPT = 4000;

/** Memory that a process and all it started hold now, in KiB; 0 once it has ended. */
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
 * Runs Node with the arguments to its end, and looks at its memory ten times a second. Pages that
 * several processes share count for each.
 *
 * @param args - the script and its arguments
 * @param cwd - folder to run in
 * @returns its time, and the most memory its processes held together; null where the system does
 *   not tell
 * @throws when it fails, with the last of what it printed
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
  const seconds = (performance.now() - started) / 1000;
  return { seconds, peakMiB: peak > 0 ? Math.round(peak / 1024) : null };
}
