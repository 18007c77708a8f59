import { spawn } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** What a command took. */
export type Run = {
  readonly seconds: number;
  /** Most memory its processes held together, in MiB; null where the system does not tell. */
  readonly peakMiB: number | null;
};

type Process = { readonly parent: number; readonly kib: number };

const PAUSE = 100;

function readProcess(id: string): Process | null {
  try {
    const status = readFileSync(`/proc/${id}/status`, 'utf8');
    const number = (name: string) =>
      Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
    return { parent: number('PPid'), kib: number('VmRSS') };
  } catch {
    // It has ended since the folder was read.
    return null;
  }
}

/** Memory that a process and all it started hold now, in KiB; null without /proc. */
function readTree(root: number): number | null {
  if (process.platform !== 'linux') return null;
  const processes = new Map<number, Process>();
  for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const found = readProcess(id);
    if (found) processes.set(Number(id), found);
  }
  const belongs = (id: number): boolean =>
    id === root || (processes.has(id) && belongs(processes.get(id)?.parent ?? 0));
  return [...processes].reduce((all, [id, { kib }]) => all + (belongs(id) ? kib : 0), 0);
}

/**
 * Runs Node with the arguments to its end, and looks at its memory ten times a second. Pages that
 * several processes share count for each.
 *
 * @param args - the script and its arguments
 * @param cwd - folder to run in
 * @throws when it fails, with the last of what it printed
 */
export async function runWatched(args: readonly string[], cwd: string): Promise<Run> {
  const started = performance.now();
  const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  const keep = (data: Buffer) => {
    printed = (printed + String(data)).slice(-4000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  let code: number | null | undefined;
  child.once('close', (status) => (code = status));
  let peak: number | null = null;
  while (code === undefined) {
    const now = child.pid === undefined ? null : readTree(child.pid);
    if (now !== null) peak = Math.max(peak ?? 0, now);
    await sleep(PAUSE);
  }
  const seconds = (performance.now() - started) / 1000;
  if (code !== 0) throw new Error(`node ${args.join(' ')} failed:\n${printed}`);
  return { seconds, peakMiB: peak === null ? null : Math.round(peak / 1024) };
}
