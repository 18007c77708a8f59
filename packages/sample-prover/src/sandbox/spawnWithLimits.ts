import { spawn, type ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';

import type { Limit, Limits } from './limits.ts';
import { watchProcess } from './watchProcess.ts';

/** A program to start, with its complete environment. */
export type Program = {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
};

/** How a program ended. */
export type Exit = {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
  /** What the guard wrote to file descriptor 3. */
  readonly report: string;
  readonly limit?: Limit | undefined;
};

function collect(stream: Readable | null | undefined, onChunk: (size: number) => void) {
  const chunks: Buffer[] = [];
  stream?.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    onChunk(chunk.length);
  });
  return () => Buffer.concat(chunks).toString('utf8');
}

/** Kills the whole process group, including what the program left in the background. */
function killGroup(child: ChildProcess): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The group has already exited.
  }
}

/**
 * Runs a program in its own process group, without input, until it exits or exceeds a
 * limit.
 */
export function spawnWithLimits(program: Program, limits: Limits): Promise<Exit> {
  const { command, args, cwd, env } = program;
  return new Promise((resolve, reject) => {
    let limit: Limit | undefined;
    let size = 0;
    const stdio = ['ignore', 'pipe', 'pipe', 'pipe'] as const;
    const child = spawn(command, args, { cwd, env, detached: true, stdio: [...stdio] });
    const end = (cause: Limit) => {
      limit ??= cause;
      killGroup(child);
    };
    const count = (bytes: number) => {
      size += bytes;
      if (size > limits.outputBytes) end('output');
    };
    const readStdout = collect(child.stdout, count);
    const readStderr = collect(child.stderr, count);
    const readReport = collect(child.stdio[3] as Readable, count);
    const stopWatch = watchProcess(child.pid ?? 0, limits, end);
    child.on('error', (error) => (stopWatch(), reject(error)));
    child.on('exit', () => killGroup(child));
    child.on('close', (code, signal) => {
      stopWatch();
      const [stdout, stderr, report] = [readStdout(), readStderr(), readReport()];
      resolve({ code, signal, stdout, stderr, report, limit });
    });
  });
}
