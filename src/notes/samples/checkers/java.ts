import path from 'node:path';

import type { Sample } from '../fences/index.ts';
import type { Outcome } from '../checker.ts';
import { findProgram } from '../toolchain.ts';
import { compileNative, nativeChecker, type Compiler } from './compileNative.ts';
import { findToolchain } from './findToolchain.ts';

const PLACE = /^[^:\n]+\.java:(?<line>\d+): error: (?<message>.*)$/gm;

/** A public type decides the name of its file. */
function fileName({ code, meta }: Sample): string {
  const type =
    /^public\s+(?:(?:abstract|final|sealed|strictfp)\s+)*(?:class|interface|enum|record|@interface)\s+(\w+)/m;
  return meta.title ?? `${type.exec(code)?.[1] ?? 'Sample'}.java`;
}

const javac: Compiler = {
  program: 'javac',
  question: {
    args: ['-J-XshowSettings:properties', '-version'],
    read: (printed) => {
      const setting = (name: string) =>
        new RegExp(`^ *${name} = (.*)$`, 'm').exec(printed)?.[1] ?? '';
      const home = setting('java\\.home');
      const release = Number(setting('java\\.specification\\.version'));
      return { command: path.join(home, 'bin/javac'), home, release };
    },
  },
  fileName,
  args: (_sample, file) => ['-proc:none', '-encoding', 'UTF-8', '-d', '.', file],
  read: (printed) =>
    [...printed.matchAll(PLACE)].map(({ groups }) => ({
      line: Number(groups?.['line']),
      message: groups?.['message'] ?? '',
    })),
};

async function parseOnly(
  { code }: Sample,
  why: Pick<Outcome, 'missing' | 'reason'>,
): Promise<Outcome> {
  // Its own packages can only be imported, not required.
  const { parse } = await import('java-parser');
  try {
    parse(code);
    return { depth: 'parsed', findings: [], ...why };
  } catch (error) {
    const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : '';
    const line = Number(/line: (\d+)/.exec(message)?.[1] ?? 0);
    return { depth: 'parsed', findings: [{ line, message }], ...why };
  }
}

/**
 * Java is compiled by javac. A sample that names a newer `release` than the one installed, and
 * every sample on a machine without javac, is parsed only.
 */
export default nativeChecker(javac, (sample, { context }, surroundings) => {
  const program = findProgram(javac.program);
  if (program === undefined) return parseOnly(sample, { missing: javac.program });
  const { release: installed = 0 } = findToolchain(program, javac.question);
  const wanted = Number(sample.meta.release ?? 0);
  if (wanted > installed)
    return parseOnly(sample, { reason: `Java ${wanted}, newer than the compiler here` });
  return compileNative(sample, context, javac, surroundings);
});
