import { nativeChecker, type Compiler } from './compileNative.ts';

const PLACE = /^[^:\n]+:(?<line>\d+):\d+: (?:fatal )?error: (?<message>.*)$/gm;

const gcc: Compiler = {
  program: 'gcc',
  fileName: ({ meta }) => meta.title ?? 'sample.c',
  args: (_sample, file) => ['-std=c17', '-Wall', '-fsyntax-only', '-x', 'c', file],
  includes: /^[ \t]*#[ \t]*include[ \t]*["<](?<path>[^">\n]+)/gm,
  read: (printed) =>
    [...printed.matchAll(PLACE)].map(({ groups }) => ({
      line: Number(groups?.['line']),
      message: groups?.['message'] ?? '',
    })),
};

/** C17, syntax and types. */
export default nativeChecker(gcc);
